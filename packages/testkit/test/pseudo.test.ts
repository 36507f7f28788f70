import { expect, test } from 'vitest'
import { accented, pseudo, untouched } from '../src/pseudo/pseudo.ts'
import { standIn } from '../src/pseudo/standIn.ts'

test('the pseudo-language accents every letter and is about two fifths longer', () => {
  const sentence = 'Keep dice and roll the others, announce an ability, or act.'
  expect(untouched(accented(sentence))).toEqual([])
  expect(accented(sentence).length / sentence.length).toBeGreaterThan(1.25)
  expect(accented(sentence).length / sentence.length).toBeLessThan(1.5)
  expect(accented(accented(sentence))).toBe(accented(sentence))
})

test('a table is translated with the strings its functions return; tags for Intl and numbers stay', () => {
  const table = pseudo({
    tag: 'en',
    title: 'Pig',
    weight: ['light', 'heavy'],
    points: (count: number) => `${count} points`,
    phrase: () => ({ verb: 'gain', optional: true, count: 3 }),
  })
  expect(table.tag).toBe('en')
  expect(untouched(table.title)).toEqual([])
  expect(table.weight).toHaveLength(2)
  expect(untouched(`${table.weight} ${table.points(3)}`)).toEqual([])
  expect(table.phrase()).toEqual({ verb: accented('gain'), optional: true, count: 3 })
})

test('what a sentence is given stays plain, what it looks up by it does not', () => {
  const names: Record<string, string> = { gold: 'gold' }
  const table = pseudo({
    unreadable: (file: string) => `cannot read ${file}`,
    known: (ids: readonly string[]) => `known: ${ids.join(', ')}`,
    amount: (resource: string) => `1 ${names[resource]}`,
    told: (nameOf: (seat: number) => string) => `${nameOf(0)} rolls`,
  })
  expect(untouched(table.unreadable('odd.json'))).toEqual(['odd', 'json'])
  expect(untouched(table.known(['pig', 'chess']))).toEqual(['pig', 'chess'])
  expect(untouched(table.amount('gold'))).toEqual([])
  expect(untouched(table.told(() => 'Anna'))).toEqual(['Anna'])
})

test('plain words are found, but for those allowed', () => {
  expect(untouched('ƀááçķ to p1, 3 CP')).toEqual(['to', 'CP'])
  expect(untouched('ƀááçķ to p1, 3 CP', [/\bCP\b/g])).toEqual(['to'])
})

test('it stands in for the module of languages, except for itself', () => {
  const real = 'file:///x/packages/engine/src/language.ts'
  const pseudoModule = 'file:///x/packages/testkit/src/pseudo/language.ts'
  expect(standIn(real, 'file:///x/packages/engine/src/index.ts')).toBe(pseudoModule)
  expect(standIn(real, pseudoModule)).toBe(real)
  expect(standIn('file:///x/packages/cli/src/language.ts', undefined)).toBe('file:///x/packages/cli/src/language.ts')
})
