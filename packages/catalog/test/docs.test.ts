import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNumbers, numbersOf, replaceable } from '@alea/dice-throne'
import { resultText, runScenario } from '@alea/testkit'
import { readScenarios } from '@alea/testkit/files'
import { expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

const root = join(import.meta.dirname, '../../..')

test.each(readScenarios([join(root, 'docs/scenarios.md')]))('the page on scenarios is true: $title', (scenario) => {
  const result = runScenario(gameOf, scenario)
  expect(result.failure, resultText(result)).toBeUndefined()
})

test('the page on house numbers has an example that is accepted, and a template of all numbers', () => {
  const page = readFileSync(join(root, 'docs/house-numbers.md'), 'utf8')
  const example = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!)
  expect(checkNumbers(example), 'every number of it changes something').toEqual(example)
  const template = JSON.parse(readFileSync(join(root, 'docs/house-numbers.json'), 'utf8'))
  expect(template).toEqual(numbersOf(replaceable()))
})

/** A block of code that is followed by a block of text prints that text. */
const examples = ['packages', 'examples'].flatMap((group) =>
  readdirSync(join(root, group)).flatMap((name) => {
    const readme = join(root, group, name, 'README.md')
    if (!existsSync(readme)) return []
    return [...readFileSync(readme, 'utf8').matchAll(/```ts\n(.*?)```\n+```text\n(.*?)```/gs)].map(
      ([, code, printed]) => ({ file: `${group}/${name}/README.md`, code: code!, printed: printed! }),
    )
  }),
)

test.each(examples)('the example of $file prints what it says', ({ code, printed }) => {
  const run = ['--input-type=module-typescript', '--eval', code]
  expect(execFileSync(process.execPath, run, { cwd: root, encoding: 'utf8', stdio: 'pipe' })).toBe(printed)
})
