import { type Language, SOURCE_LANGUAGE } from '@alea/engine'
import { FAULTS } from '../text/faults.ts'
import type { ScenarioResult } from './run.ts'

/** A result as a person reads it: one line, and four more for a failure. */
export function resultText(
  { file, line, title, rules, passed, failure }: ScenarioResult,
  language: Language = SOURCE_LANGUAGE,
): string {
  const say = FAULTS[language]
  const cited = rules.map((rule) => `[${rule}] `).join('')
  const head = `${passed ? say.passed : say.failed}  ${cited}${title}  (${file}:${line})`
  if (!failure) return head
  const labels = [say.expected, say.found, say.stoodAt]
  const width = Math.max(...labels.map((label) => label.length)) + 2
  const texts = [failure.expected, failure.found, failure.where]
  return [
    head,
    `  ${failure.file}:${failure.line}: ${failure.text}`,
    ...texts.map((text, i) => `    ${labels[i]!.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(4 + width)}`)}`),
  ].join('\n')
}
