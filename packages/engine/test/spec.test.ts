import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseRules } from '../src/index.ts'

const here = new URL('.', import.meta.url)
const promised = parseRules(readFileSync(new URL('../SPEC.md', here), 'utf8')).map(({ id }) => id)
const cited = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(new URL(name, here), 'utf8').matchAll(/\btest\(\s*[`'"]\[(EN-[\d.]+)\]/g)])
  .map((match) => match[1]!)

test('every promise of SPEC.md is cited by a test', () => {
  expect(promised.length).toBeGreaterThan(50)
  expect(promised.filter((id) => !cited.includes(id))).toEqual([])
})

test('every test cites promises that SPEC.md makes, each of which stands there once', () => {
  expect(cited.filter((id) => !promised.includes(id))).toEqual([])
  expect(promised.filter((id, i) => promised.indexOf(id) !== i)).toEqual([])
})
