import { relative } from 'node:path'
import { gameOf } from '@alea/catalog'
import { InputError } from '@alea/engine'
import { runScenario, type ScenarioFailure, type ScenarioResult } from '@alea/testkit'
import { readScenarios } from '@alea/testkit/files'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { paint } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'

export const scenario: Command = (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    { json: { type: 'boolean', default: false } },
    { min: 1, max: Number.POSITIVE_INFINITY },
    say,
  )
  const results = readScenarios(positionals).map((each) => runScenario(gameOf, each, language))
  if (results.length === 0) throw new InputError(say.noScenario(positionals))
  const failed = results.filter((result) => !result.passed).length
  if (values.json) printJson({ passed: results.length - failed, failed, scenarios: results })
  else print(resultsText(results, say))
  return failed === 0 ? EXIT.well : EXIT.failed
}

function resultsText(results: readonly ScenarioResult[], say: Messages): string {
  const files = Object.entries(Object.groupBy(results, ({ file }) => file))
  const lines = files.flatMap(([file, ofFile = []]) => {
    const failures = ofFile.flatMap((result) => (result.failure ? [failureText(result, result.failure, say)] : []))
    const passed = ofFile.length - failures.length
    const mark = failures.length === 0 ? paint('green', '✓') : paint('red', '✗')
    return [`${mark} ${relative('.', file)}  ${say.passedAndFailed(passed, failures.length)}`, ...failures]
  })
  const failed = results.filter((result) => !result.passed).length
  return [...lines, say.passedAndFailed(results.length - failed, failed)].join('\n')
}

function failureText({ title, rules }: ScenarioResult, failure: ScenarioFailure, say: Messages): string {
  const cited = rules.map((rule) => `[${rule}] `).join('')
  const labels = [say.expected, say.found, say.stoodAt]
  const widest = Math.max(...labels.map((label) => label.length))
  const part = (label: string, text: string) =>
    `      ${paint('dim', label.padEnd(widest))}  ${text.replaceAll('\n', `\n${' '.repeat(8 + widest)}`)}`
  return [
    `    ${paint('bold', cited + title)}`,
    `    ${relative('.', failure.file)}:${failure.line}: ${failure.text}`,
    part(say.expected, failure.expected),
    part(say.found, failure.found),
    part(say.stoodAt, failure.where),
  ].join('\n')
}
