import { LANGUAGES, Match, seatName } from '@alea/engine'
import { describe, expect, it, test } from 'vitest'
import {
  abilityText,
  DECK_IDS,
  type DiceCity,
  diceCity,
  LOCATION,
  LOCATION_IDS,
  NAMES,
  type View,
} from '../src/index.ts'

/** A table of two, p1 with five point tokens, a small ship and a small band of bandits, seen by somebody. */
function seen(
  viewer: number | undefined,
  options: Record<string, unknown> = {},
  ended = false,
): View['cities'][number] {
  const match = new Match(diceCity, { seats: 2, options })
  const g: DiceCity = { ...match.state, ended }
  diceCity.vocabulary.set(g, 'p1 points', '5')
  diceCity.vocabulary.set(g, 'p1 ships', '1 0 0')
  diceCity.vocabulary.set(g, 'p1 bandits', '1 0 0')
  diceCity.vocabulary.set(g, 'p1 city', 'R1:manor')
  return diceCity.view(g, viewer).cities[0]!
}

describe('[DC-3.10] [DC-6.2] [DC-7.5] tokens, bandits and ships', () => {
  it('are known to their owner', () => {
    expect(seen(0)).toMatchObject({ points: 5, score: 14, bountyPoints: 7, ships: ['small'], bandits: ['small'] })
  })
  it.each([1, undefined])('lie face down for others, who count the cards and the city (%s)', (viewer) => {
    expect(seen(viewer)).toMatchObject({ points: null, score: null, bountyPoints: null, cityPoints: 2 })
    expect(seen(viewer)).toMatchObject({ ships: [null], bandits: [null] })
    expect(JSON.stringify(seen(viewer))).not.toMatch(/"small"|:14\b|:7\b/)
  })
  it('are open where the table agreed on it, and after the end', () => {
    const open = { points: 5, score: 14, bountyPoints: 7, ships: ['small'], bandits: ['small'] }
    expect(seen(1, { openPoints: true })).toMatchObject(open)
    expect(seen(1, {}, true)).toMatchObject(open)
  })
})

test('built cards keep their numbers wherever they lie', () => {
  expect(seen(1).places[12]).toEqual({ cell: 'R1', location: 'manor', card: 102, off: false, defense: 4, points: 2 })
})

test.each([
  [{ level: 'heroic' }, /Option level: "heroic" is not one of normal, hard/],
  [{ rows: true }, /Option rows: true is not one of automatic, declared/],
  [{ target: 0 }, /Option target: 0 is not a whole number from 5 to 500/],
  [{ target: 'much' }, /Option target: "much" is not a whole number/],
  [{ roundLimit: 5 }, /Option roundLimit: 5 is not a whole number from 10 to 200/],
  [{ openPoints: 'maybe' }, /Option openPoints: "maybe" is neither true nor false/],
  [{ gold: true }, /There is no option gold; known: first, openPoints, rows, roundLimit, level, target, soloRefresh/],
])('a bad option is refused in one sentence (%j)', (options, message) => {
  expect(() => new Match(diceCity, { seats: 2, options })).toThrow(message)
})

test('[DC-1.3] [DC-1.4] the thirty printed cells, row by row', () => {
  const { places } = diceCity.view(new Match(diceCity, { seats: 1 }).state, 0).cities[0]!
  const row = (letter: string) => places.filter(({ cell }) => cell[0] === letter).map(({ location }) => location)
  expect(row('W')).toEqual(['forest', 'mountain', 'cave', 'forest', 'mountain', 'cave'])
  expect(row('Y')).toEqual(['mountain', 'militia', 'small-house', 'traveller', 'militia', 'forest'])
  expect(row('R')).toEqual(['cave', 'militia', 'traveller', 'militia', 'small-house', 'mountain'])
  expect(row('B')).toEqual(['forest', 'small-house', 'militia', 'traveller', 'militia', 'cave'])
  expect(row('K')).toEqual(['mountain', 'cave', 'forest', 'mountain', 'cave', 'forest'])
})

/** A table in the middle of p1's dice, and the labels of what is offered there. */
function table(seats: number, words: Readonly<Record<string, string>>): Match<DiceCity, View> {
  const match = new Match(diceCity, { seats })
  const g = match.state
  for (const [subject, value] of Object.entries({ ...words, phase: 'dice' })) diceCity.vocabulary.set(g, subject, value)
  match.resume(g)
  return match
}
const labels = (match: Match<DiceCity, View>) =>
  (['fr', 'en'] as const).map((language) => {
    const { name, options } = match.offer(0)!
    return options.map(({ value }) => diceCity.text[language].option(name, value, match.view(0), seatName))
  })

test('[DC-4.4] whoever disturbs sees whose dice these are, and no die rolls before it is chosen', () => {
  const match = table(3, { 'p1 hourglasses': '2', 'p1 dice': 'W1', 'p2 dice': 'W1 Y1 R2 B1 K1' })
  match.answer({ seat: 0, key: 'glass:disturb' })
  expect(match.view(2)).toMatchObject({ disturbed: 1, rolling: null })
  expect(labels(match).map((list) => list[2])).toEqual(['p2\u00a0: rouge, en R2 Milice', 'p2: red, on R2 Militia'])
  match.answer({ seat: 0, key: 'R' })
  expect(match.view(2)).toMatchObject({ disturbed: 1, rolling: { seat: 1, dice: ['red'] } })
  match.settle([6])
  expect(match.view(2)).toMatchObject({ disturbed: 2, rolling: null })
})

test('[DC-5.13] an exchange is named with all that is paid and all that is had', () => {
  const match = table(2, { 'p1 city': 'W1:market-place', 'p1 dice': 'W1', 'p1 stock': '0/2/0' })
  match.answer({ seat: 0, key: 'use:W' })
  const [fr, en] = labels(match)
  expect(fr).toEqual([
    '1 pierre contre 2 bois',
    '1 pierre contre 2 fers',
    '2 pierres contre 4 bois',
    '2 pierres contre 2 bois et 2 fers',
    '2 pierres contre 4 fers',
    'ne rien échanger',
  ])
  expect(en![3]).toBe('2 stone for 2 wood and 2 iron')
})

test('five cannot play', () => {
  expect(() => new Match(diceCity, { seats: 5 })).toThrow(/1 (to|–|-) 4/)
})

test('every location has a name and a text made from its data, in every language', () => {
  for (const id of LOCATION_IDS)
    for (const language of LANGUAGES) {
      expect(NAMES[language].location[id]).not.toBe('')
      expect(abilityText(id, language), id).toMatch(/\.$/)
      expect(abilityText(id, language)).not.toMatch(/undefined|NaN/)
    }
  expect(abilityText('catapult', 'en')).toBe('+3 strength. Using it deactivates it.')
  expect(abilityText('manor', 'fr')).toBe('Gagnez 2 PV.')
})

test('the sum of the costs of the twenty designs', () => {
  const costs = DECK_IDS.map((id) => LOCATION[id].cost!)
  expect([0, 1, 2].map((i) => costs.reduce((sum, cost) => sum + cost[i]!, 0))).toEqual([20, 20, 18])
})
