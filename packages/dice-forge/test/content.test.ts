import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@alea/engine'
import { expect, test } from 'vitest'
import { CARDS, cardOf } from '../src/content/cards.ts'
import { FACES, faceOf, NO_FACE, PIECES, priceOf, SANCTUARY } from '../src/content/faces.ts'
import { ALTERNATIVE_SET, FIRST_SET, islandOf, OPEN_SLOTS } from '../src/content/islands.ts'
import { diceForgeNames } from '../src/index.ts'
import { pairOf } from '../src/rules/pairs.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

test('108 faces: 40 in the sanctuary worth 212 gold, 20 in the gardens, 48 on the starting dice', () => {
  const copies = (face: number) => FACES[face]!.copies
  expect(PIECES).toBe(108)
  expect(sum(SANCTUARY.map(copies))).toBe(40)
  expect(sum(SANCTUARY.map((face) => copies(face) * priceOf(face)))).toBe(212)
  expect(sum(FACES.filter(({ garden }) => garden !== undefined).map((facts) => facts.copies))).toBe(20)
})

/** The fact sheet's ten pools. */
test.each([
  [2, ['g3', 'm1'], 4],
  [3, ['g4', 's1'], 4],
  [4, ['g6', 'any1', 's1v1', 'g2m1'], 1],
  [5, ['g3-v2'], 4],
  [6, ['m2'], 4],
  [8, ['s2', 'v3'], 4],
  [12, ['v4', 'm2v2', 'any2', 'all1'], 1],
])('[DF-2.2] for %i gold: %j, %i of each', (price, ids, copies) => {
  const sold = SANCTUARY.filter((face) => priceOf(face) === price)
  expect(sold.map((face) => FACES[face]!.id)).toEqual(ids)
  expect(sold.map((face) => FACES[face]!.copies)).toEqual(ids.map(() => copies))
})

test('24 sets of cards, nine piles with two of them; one card of each prints 108 glory, or 78', () => {
  const glory = (cards: readonly number[]) => sum(cards.map((card) => CARDS[card]!.glory))
  expect(CARDS.length).toBe(24)
  expect(OPEN_SLOTS.length).toBe(9)
  expect(glory(FIRST_SET)).toBe(108)
  expect(glory(ALTERNATIVE_SET)).toBe(78)
})

/** The fact sheet's tables: price in sun and moon, printed glory, island. */
test.each([
  ['hammer', 0, 1, 0, 1],
  ['chest', 0, 1, 2, 1],
  ['silver-hind', 0, 2, 2, 2],
  ['great-bear', 0, 2, 2, 2],
  ['satyrs', 0, 3, 6, 2],
  ['boar', 0, 3, 4, 2],
  ['ferryman', 0, 4, 12, 3],
  ['cerberus', 0, 4, 6, 3],
  ['helmet', 0, 5, 4, 3],
  ['cancer', 0, 6, 8, 4],
  ['sentinel', 0, 6, 6, 4],
  ['hydra', 5, 5, 26, 4],
  ['typhon', 5, 5, 16, 4],
  ['sphinx', 6, 0, 10, 4],
  ['cyclops', 6, 0, 8, 4],
  ['gorgon', 4, 0, 14, 5],
  ['triton', 4, 0, 8, 5],
  ['abyssal-mirror', 5, 0, 10, 5],
  ['owl', 2, 0, 4, 6],
  ['celestial-ship', 2, 0, 4, 6],
  ['minotaur', 3, 0, 8, 6],
  ['guardians-shield', 3, 0, 6, 6],
  ['elder', 1, 0, 0, 7],
  ['wild-spirits', 1, 0, 2, 7],
])('%s costs %i sun and %i moon, prints %i glory, lies at island %i', (id, sun, moon, glory, island) => {
  expect(CARDS[cardOf(id)!]).toMatchObject({ sun, moon, glory })
  expect(islandOf(cardOf(id)!)).toBe(island)
})

test('[DF-2.9] the first match has no card that works by itself', () => {
  expect(FIRST_SET.filter((card) => CARDS[card]!.ousting ?? CARDS[card]!.boar)).toEqual([])
})

/** The fact sheet's table of what ×3 makes of each face: gold, sun, moon, glory. */
test.each([
  ['g1', [3, 0, 0, 0]],
  ['g3', [9, 0, 0, 0]],
  ['g4', [12, 0, 0, 0]],
  ['g6', [18, 0, 0, 0]],
  ['s1', [0, 3, 0, 0]],
  ['s2', [0, 6, 0, 0]],
  ['m1', [0, 0, 3, 0]],
  ['m2', [0, 0, 6, 0]],
  ['v2', [0, 0, 0, 6]],
  ['v3', [0, 0, 0, 9]],
  ['v4', [0, 0, 0, 12]],
  ['s1v1', [0, 3, 0, 3]],
  ['g2m1', [6, 0, 3, 0]],
  ['m2v2', [0, 0, 6, 6]],
  ['all1', [3, 3, 3, 3]],
  ['shield-sun', [0, 6, 0, 0]],
  ['shield-moon', [0, 0, 6, 0]],
  ['shield-gold', [9, 0, 0, 0]],
  ['shield-glory', [0, 0, 0, 9]],
  ['x3', [0, 0, 0, 0]],
  ['any1', undefined],
  ['any2', undefined],
  ['g3-v2', undefined],
  ['ship', undefined],
  ['mirror', undefined],
  ['boar-red', undefined],
])('[DF-5.1] ×3 with %s', (id, gives) => {
  expect(pairOf(faceOf('x3')!, faceOf(id)!)).toEqual(gives)
  expect(pairOf(faceOf(id)!, faceOf('x3')!)).toEqual(gives)
})

test('[DF-5.3] ×3 alone gives nothing', () => {
  expect(pairOf(faceOf('x3')!, NO_FACE)).toEqual([0, 0, 0, 0])
})

test('every card has a name and a text in both languages, and no two are named alike', () => {
  for (const language of LANGUAGES) {
    const names = diceForgeNames[language]
    const all = CARDS.map(({ id }) => names.card(id))
    expect(new Set(all).size).toBe(CARDS.length)
    expect(all.some((name) => CARDS.some(({ id }) => id === name))).toBe(false)
    for (const { id } of CARDS) expect(names.cardText(id)).not.toMatch(/undefined|^$/)
  }
})

test.each([
  [
    'elder',
    'each turn: spend 3 gold to gain 4\u00a0glory',
    'à chaque tour\u00a0: dépensez 3 or pour gagner 4\u00a0points de gloire',
  ],
  ['wild-spirits', 'gain 3\u00a0gold and 3\u00a0moon', 'gagnez 3\u00a0or et 3\u00a0lunes'],
  ['gorgon', 'glory only', 'seulement de la gloire'],
  [
    'cyclops',
    'receive 4 minor favours with the same die; you may take each gold gained as 1 glory instead',
    'recevez 4 faveurs mineures avec un même dé\u00a0; chaque or gagné peut être changé en 1\u00a0point de gloire',
  ],
] as const)('the text of %s is made from its effect', (id, en, fr) => {
  expect(diceForgeNames.en.cardText(id)).toBe(en)
  expect(diceForgeNames.fr.cardText(id)).toBe(fr)
})

test('all 62 worked examples of the fact sheet are scenarios', () => {
  const text = readFileSync(join(import.meta.dirname, '../scenarios/worked-examples.scenario'), 'utf8')
  const found = new Set([...text.matchAll(/^scenario (?:\[[^\]]+\] )+E(\d+) /gm)].map(([, number]) => Number(number)))
  expect([...found].sort((one, other) => one - other)).toEqual(Array.from({ length: 62 }, (_, i) => i + 1))
})
