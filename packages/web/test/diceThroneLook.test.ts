/** Every hero has its crest, its colours, and a picture for each symbol and token. */
import { heroIds, sheetOf } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { beforeAll, expect, test } from 'vitest'
import { CRESTS } from '../src/games/dice-throne/look/crests.ts'
import type { HeroLook, Icon } from '../src/games/dice-throne/look/heroLook.ts'
import { drawnSymbol, drawnToken, loadLooks } from '../src/games/dice-throne/look/loadLooks.ts'
import { SHARED } from '../src/games/dice-throne/look/shared.ts'

const FILES = import.meta.glob<HeroLook>('../src/games/dice-throne/look/heroes/*.ts', { import: 'look', eager: true })
const looks = new Map(Object.entries(FILES).map(([file, look]) => [/([\w-]+)\.ts$/.exec(file)![1]!, look]))

beforeAll(() => loadLooks(heroIds()))

test.each(heroIds())('%s: nothing on dice and board lacks a picture, and no two look alike', (hero) => {
  const { faces, hero: page } = sheetOf(hero)
  const symbols = [...new Set(faces)]
  const tokens = page.tokens.map(({ id }) => id)
  expect(CRESTS).toHaveProperty(hero)
  expect(symbols.filter((id) => !drawnSymbol(id))).toEqual([])
  expect(tokens.filter((id) => !drawnToken(id))).toEqual([])
  expect(new Set(symbols.map(drawnSymbol)).size).toBe(symbols.length)
  expect(new Set(tokens.map(drawnToken)).size).toBe(tokens.length)
})

test('a hero has a crest and a file of pictures, or neither', () => {
  expect([...looks.keys()].sort()).toEqual(Object.keys(CRESTS).sort())
})

test.each(['symbols', 'tokens'] as const)('the same word has one picture: %s are drawn in one file each', (kind) => {
  const all = [SHARED, ...looks.values()].flatMap((look) => Object.keys(look[kind]))
  expect(all.filter((id, nth) => all.indexOf(id) !== nth)).toEqual([])
})

test.each([...looks])('%s: no two of its symbols and no two of its tokens look alike', (_, { symbols, tokens }) => {
  const alike = (icons: readonly Icon[]) => icons.length - new Set(icons).size
  expect(alike(Object.values(symbols))).toBe(0)
  expect(alike(Object.values(tokens))).toBe(0)
})

/** Degrees on the circle of hues. */
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

test('no two heroes have the same two colours and the same crest', () => {
  const crests = Object.entries(CRESTS)
  const pairs = crests.flatMap(([one, a], nth) => crests.slice(nth + 1).map(([other, b]) => ({ one, a, other, b })))
  const alike = pairs.filter(({ a, b }) => apart(a.hue, b.hue) < 12 && apart(a.trim, b.trim) < 40)
  expect(alike.map(({ one, other }) => [one, other])).toEqual([])
  expect(new Set(crests.map(([, { icon }]) => icon)).size).toBe(crests.length)
})
