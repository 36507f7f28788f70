/** RULES.md and RULES.fr.md of every game: the same numbers, and the same of them are rulings. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES, PACKS } from '../src/index.ts'

const packages = join(import.meta.dirname, '../..')
const RULE = /^\*\*\[([A-Z]+-\d+\.\d+)\]\*\* (.+)$/gm
/** `_(ruling)_`, `_(ruling: the rulebook names the youngest)_`. */
const RULING = /_\([^)]*(?:ruling|décision)[^)]*\)_/

const rulesIn = (folder: string, file: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(packages, folder, file), 'utf8').matchAll(RULE)].map(([, number, text]) => [number!, text!]),
  )

const rulings = (rules: ReadonlyMap<string, string>): readonly string[] =>
  [...rules].flatMap(([number, text]) => (RULING.test(text) ? [number] : []))

/** Examples explain their rules in a README. */
const folders = GAMES.flatMap(({ id }) => [id, ...(PACKS[id] ?? []).map((pack) => pack.replace('@alea/', ''))]).filter(
  (folder) => existsSync(join(packages, folder, 'RULES.md')),
)

test.each(folders)('%s: the same numbers and the same rulings in both languages', (folder) => {
  const [english, french] = [rulesIn(folder, 'RULES.md'), rulesIn(folder, 'RULES.fr.md')]
  expect(english.size).toBeGreaterThan(20)
  expect([...french.keys()]).toEqual([...english.keys()])
  expect(rulings(french)).toEqual(rulings(english))
})
