import { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkCards } from '../src/content/islands.ts'
import { diceForge } from '../src/index.ts'

const refused = (value: unknown) => () => checkCards(value)
const match = (seats: number, options: Record<string, unknown> = {}) => new Match(diceForge, { seats, options })

test.each([
  [refused('medusa'), /no card is called medusa; the cards are hammer, chest/],
  [refused('great-bear,silver-hind'), /great-bear and silver-hind share one pile/],
  [refused(['typhon', 'typhon']), /typhon is named twice/],
  [refused(['typhon', 7]), /no card is called 7/],
  [refused('random,alternative'), /random and alternative: write one of them/],
  [refused(['random', 'random']), /random and random/],
  [refused(['random', 'boar', 'satyrs']), /boar and satyrs share one pile/],
  [refused({}), /write first, alternative, random, or cards/],
  [refused([]), /write first/],
  [refused(' , '), /write first/],
])('a bad choice of cards is told in one sentence (%#)', (check, message) => {
  expect(check).toThrow(message)
})

test('[DF-2.9] cards are kept in the order of the piles, however they were written', () => {
  expect(checkCards('typhon, great-bear')).toBe('great-bear,typhon')
  expect(checkCards(['typhon', 'great-bear'])).toBe('great-bear,typhon')
  expect(checkCards('random')).toBe('random')
  expect(checkCards('random, boar')).toBe('boar,random')
  expect(checkCards('first,boar')).toBe('boar')
  expect(checkCards('first')).toBe('first')
})

test('a match refuses what it cannot set up', () => {
  expect(() => match(5)).toThrow(/2 to 4/)
  expect(() => match(1)).toThrow(/2 to 4/)
  expect(() => match(2, { cards: 'boar,medusa' })).toThrow('Option cards: no card is called medusa')
  expect(() => match(2, { reflection: 'perhaps' })).toThrow(/Option reflection/)
  expect(() => match(2, { expansion: true })).toThrow(/There is no option expansion; known: cards, reflection/)
})

test('an answer that names no die, no face or an equal face is refused and changes nothing', () => {
  const table = match(3)
  table.settle([1])
  table.settle([1, 1, 1, 1, 1, 1])
  expect(table.answer({ seat: 0, key: 'g3' })).toBeUndefined()
  const before = table.hash
  for (const key of ['third.g1', 'light.v4', 'light', '-1', '12'])
    expect(table.answer({ seat: 0, key })?.reason).toBe('not-an-option')
  expect(table.answer({ seat: 0, key: '' })?.reason).toBe('malformed')
  expect(table.hash).toBe(before)
  expect(table.answer({ seat: 0, key: 'light.g1' })).toBeUndefined()
  expect(table.answer({ seat: 0, key: 'g3', name: 'buy' })).toMatchObject({ reason: 'not-an-option', rule: 'DF-8.2' })
})
