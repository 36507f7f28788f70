import type { ScenarioResult } from './run.ts'

/** A result as a person reads it: one line, and four more for a failure. */
export function resultText({ file, line, title, rules, passed, failure }: ScenarioResult): string {
  const cited = rules.map((rule) => `[${rule}] `).join('')
  const head = `${passed ? 'passed' : 'FAILED'}  ${cited}${title}  (${file}:${line})`
  if (!failure) return head
  return [
    head,
    `  ${failure.file}:${failure.line}: ${failure.text}`,
    `    expected  ${failure.expected}`,
    `    found     ${failure.found.replaceAll('\n', '\n              ')}`,
    `    stood at  ${failure.where}`,
  ].join('\n')
}
