import { fromRandom, Match, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkCards } from '../src/content/islands.ts'
import { type DiceForge, diceForge, keyOf, optionOf, QUESTIONS } from '../src/index.ts'

const refused = (value: unknown) => () => checkCards(value)
const match = (seats: number, options: Record<string, unknown> = {}) => new Match(diceForge, { seats, options })

test.each([
  [refused('medusa'), /there is no card called medusa; the cards are hammer, chest/],
  [refused('great-bear,silver-hind'), /great-bear and silver-hind share one pile/],
  [refused(['typhon', 'typhon']), /typhon is named twice/],
  [refused(['typhon', 7]), /there is no card called 7/],
  [refused('random,alternative'), /random and alternative: write only one of them/],
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
  expect(() => match(2, { cards: 'boar,medusa' })).toThrow('Option cards: there is no card called medusa')
  expect(() => match(2, { reflection: 'perhaps' })).toThrow(/Option reflection/)
  expect(() => match(2, { expansion: true })).toThrow(/There is no option expansion; known: first, cards, reflection/)
})

test('every option offered in random matches is read as one of the union, and written with the key it has', () => {
  const asked = new Set<string>()
  // Few matches come to the last chance to give up a Triton token.
  for (let seed = 1; seed <= 6 || (asked.size < QUESTIONS.length && seed < 60); seed++)
    for (const cards of ['first', 'alternative']) {
      const table = match(2 + (seed % 3), { cards })
      const chance = random(seed)
      const lot = fromRandom(chance)
      for (let { pending } = table; pending; pending = table.pending) {
        if (pending.kind === 'chance') {
          table.settle(lot(pending, table.position))
          continue
        }
        const { name, seat, options } = table.offer(pending.seats[0]!)!
        asked.add(name)
        const { dice } = (table.state as DiceForge).heroes[seat]!
        for (const { key, value } of options) expect(keyOf(optionOf(name, value), dice), name).toBe(key)
        table.answer({ seat, key: options[chance.below(options.length)]!.key, position: table.position })
      }
    }
  expect([...asked].sort()).toEqual([...QUESTIONS].sort())
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
