import { random } from '@alea/engine'
import { expect, test } from 'vitest'
import { isAwayFrom, meanOf, shareOf } from '../src/intervals.ts'
import { mergeTally } from '../src/mergeTally.ts'
import { emptyTally, type Sum } from '../src/tally.ts'

const sumOf = (values: readonly number[]): Sum => ({
  n: values.length,
  total: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
})

test('the interval of a mean is that of Student', () => {
  // Textbook: 2, 4, 4, 4, 5, 5, 7, 9 has mean 5 and deviation 2.13809; t(7) = 2.36462.
  const { value, low, high } = meanOf(sumOf([2, 4, 4, 4, 5, 5, 7, 9]))!
  expect(value).toBe(5)
  expect(high).toBeCloseTo(5 + (2.36462 * 2.13809) / Math.sqrt(8), 2)
  expect(low).toBeCloseTo(10 - high, 5)
  // From two values on, with t(1) = 12.7062.
  expect(meanOf(sumOf([0, 2]))!.high).toBeCloseTo(1 + 12.7062, 3)
  expect(meanOf(sumOf([3]))).toBeUndefined()
})

test('about 95 of 100 intervals of a mean contain the true one', () => {
  const dice = random(7)
  let hits = 0
  for (let i = 0; i < 2000; i++) {
    const rolls = Array.from({ length: 30 }, () => 1 + dice.below(6))
    if (!isAwayFrom(meanOf(sumOf(rolls))!, 3.5)) hits++
  }
  expect(hits / 2000).toBeGreaterThan(0.935)
  expect(hits / 2000).toBeLessThan(0.965)
})

test('nothing is known of a share without matches', () => {
  expect(shareOf({ hits: 0, of: 0 })).toBeUndefined()
  expect(shareOf({ hits: 5, of: 10 })).toEqual({ value: 0.5, low: 0.236593, high: 0.763407, of: 10 })
})

test('tallies add up, and the number of sides stays what it is', () => {
  const [one, other] = [emptyTally([2, 2]), emptyTally([2, 2])]
  Object.assign(one.variants[0]!, { matches: 3, sides: 2, ends: { target: 3 } })
  Object.assign(other.variants[0]!, { matches: 4, sides: 2, ends: { target: 3, limit: 1 }, wins: [1, 3] })
  mergeTally(one, other)
  expect(one.variants[0]).toMatchObject({ matches: 7, sides: 2, ends: { target: 6, limit: 1 }, wins: [1, 3] })
})
