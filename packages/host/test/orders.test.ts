import type { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { hasNothingElse, ordersGiven, passesByOrder } from '../src/orders.ts'

/** A window open to seat 0, in a turn. */
const windowOf = (turn: number, ...keys: string[]): Match =>
  ({
    turn,
    offer: () => ({ options: keys.map((key) => ({ key })) }),
    pending: { kind: 'seats', seats: [0], options: [keys] },
  }) as unknown as Match

const passes = (given: object, match: Match): boolean => {
  const seat = { kind: 'player', ...given } as const
  return passesByOrder(match, 0, seat) || hasNothingElse(match, 0, seat)
}

test('a seat passes on in the same turn while nothing more can be done', () => {
  const order = ordersGiven(windowOf(4, 'pass', 'play:tip-it'), 0, { pass: 'unchanged' })
  expect(passes(order, windowOf(4, 'pass', 'play:tip-it'))).toBe(true)
  expect(passes(order, windowOf(4, 'pass', 'spend:evasive'))).toBe(false)
  expect(passes(order, windowOf(5, 'pass', 'play:tip-it'))).toBe(false)
  expect(passes(ordersGiven(undefined, 0, {}), windowOf(4, 'pass', 'play:tip-it'))).toBe(false)
})

test('what can only be declined is declined, unless the seat wants to be stopped', () => {
  expect(passes({}, windowOf(4, 'pass'))).toBe(true)
  expect(passes({ orders: { stop: true } }, windowOf(4, 'pass'))).toBe(false)
})
