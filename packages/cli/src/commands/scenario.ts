import { relative } from 'node:path'
import { gameOf } from '@alea/catalog'
import { runScenario, type ScenarioFailure, type ScenarioResult } from '@alea/testkit'
import { readScenarios } from '@alea/testkit/files'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { fault } from '../fault.ts'
import { paint } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { visible } from '../terminal/visible.ts'
import type { Messages } from '../text/index.ts'

export const scenario: Command = (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    { json: { type: 'boolean', default: false } },
    { min: 1, max: Number.POSITIVE_INFINITY },
  )
  const results = readScenarios(positionals).map((each) => runScenario(gameOf, each, language))
  if (results.length === 0) throw fault((say) => say.noScenario(positionals))
  const failed = results.filter((result) => !result.passed).length
  if (values.json) printJson({ passed: results.length - failed, failed, scenarios: results })
  else print(resultsText(results, say))
  return failed === 0 ? EXIT.success : EXIT.failure
}

function resultsText(results: readonly ScenarioResult[], say: Messages): string {
  const files = Object.entries(Object.groupBy(results, ({ file }) => file))
  const lines = files.flatMap(([file, ofFile = []]) => {
    const failures = ofFile.flatMap((result) => (result.failure ? [failureText(result, result.failure, say)] : []))
    const passed = ofFile.length - failures.length
    const mark = failures.length === 0 ? paint('green', '✓') : paint('red', '✗')
    return [
      `${mark} ${visible(relative('.', file))}  ${say.scenario.passedAndFailed(passed, failures.length)}`,
      ...failures,
    ]
  })
  const failed = results.filter((result) => !result.passed).length
  return [...lines, say.scenario.passedAndFailed(results.length - failed, failed)].join('\n')
}

function failureText({ title, rules }: ScenarioResult, failure: ScenarioFailure, say: Messages): string {
  const cited = rules.map((rule) => `[${rule}] `).join('')
  const { expected, found, where } = say.scenario
  const labels = [expected, found, where]
  const widest = Math.max(...labels.map((label) => label.length))
  const part = (label: string, text: string) =>
    `      ${paint('dim', label.padEnd(widest))}  ${visible(text).replaceAll('\n', `\n${' '.repeat(8 + widest)}`)}`
  return [
    `    ${paint('bold', visible(cited + title))}`,
    `    ${visible(`${relative('.', failure.file)}:${failure.line}: ${failure.text}`)}`,
    part(expected, failure.expected),
    part(found, failure.found),
    part(where, failure.where),
  ].join('\n')
}
