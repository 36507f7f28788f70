/** Every word of every game comes from its language folders: in the pseudo-language, no plain one is left. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { PSEUDO, untouched, WITH_PSEUDO } from '@alea/testkit/pseudo'
import { expect, test } from 'vitest'

/** Levels of abilities. */
const ROMAN_NUMERALS = /\bI{2,3}\b/g

test('games say nothing outside their language folders', () => {
  const program = join(import.meta.dirname, 'printGameTexts.ts')
  const printed = execFileSync(process.execPath, [...WITH_PSEUDO, program, PSEUDO], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  const texts = JSON.parse(printed) as [what: string, text: string][]
  expect(texts.length).toBeGreaterThan(2000)
  const plain = texts.filter(([, text]) => untouched(text, [ROMAN_NUMERALS]).length > 0)
  expect(plain.map(([what, text]) => `${what}: ${text}`)).toEqual([])
})
