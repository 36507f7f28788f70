import { random } from '@alea/engine'
import { expect, test } from 'vitest'
import { isAwayFrom, kindShares, meanOf, medianOf, shareOf } from '../src/intervals.ts'
import { mergeTally } from '../src/mergeTally.ts'
import { emptyTally, type KindTally, type Sum } from '../src/tally.ts'

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

/** Of matches in which winners bought `x` of `y` and the others `u` of `v`. */
const momentsOf = (matches: readonly (readonly [x: number, y: number, u: number, v: number])[]): KindTally => {
  const sum = (value: (x: number, y: number, u: number, v: number) => number) =>
    matches.reduce((total, match) => total + value(...match), 0)
  return {
    n: matches.length,
    x: sum((x) => x),
    y: sum((_, y) => y),
    u: sum((_x, _y, u) => u),
    v: sum((_x, _y, _u, v) => v),
    xx: sum((x) => x * x),
    xy: sum((x, y) => x * y),
    yy: sum((_, y) => y * y),
    uu: sum((_x, _y, u) => u * u),
    uv: sum((_x, _y, u, v) => u * v),
    vv: sum((_x, _y, _u, v) => v * v),
    xu: sum((x, _y, u) => x * u),
    xv: sum((x, _y, _u, v) => x * v),
    yu: sum((_, y, u) => y * u),
    yv: sum((_x, y, _u, v) => y * v),
  }
}

test('shares of a kind: where every match has as much of the kind, the interval is that of a mean', () => {
  const matches = [
    [1, 4, 2, 4],
    [2, 4, 1, 4],
    [0, 4, 3, 4],
    [1, 4, 1, 4],
  ] as const
  const { winners, others, difference } = kindShares(momentsOf(matches))!
  // A share is never below nothing.
  expect(winners).toEqual({ ...meanOf(sumOf(matches.map(([x]) => x / 4)))!, low: 0 })
  expect(others.value).toBe(7 / 16)
  expect(difference).toEqual(meanOf(sumOf(matches.map(([x, , u]) => (x - u) / 4))))
  expect(kindShares(momentsOf([[0, 0, 1, 2]]))).toBeUndefined()
})

test('about 95 of 100 intervals of a share contain the true one, however much of the kind a match has', () => {
  const dice = random(11)
  let hits = 0
  for (let run = 0; run < 1000; run++) {
    const matches = Array.from({ length: 60 }, () => {
      const [y, v] = [2 + dice.below(9), 2 + dice.below(9)]
      const of = (count: number, sides: number) =>
        Array.from({ length: count }, () => (dice.below(sides) === 0 ? 1 : 0)).reduce(
          (one: number, other) => one + other,
          0,
        )
      return [of(y, 4), y, of(v, 5), v] as const
    })
    if (!isAwayFrom(kindShares(momentsOf(matches))!.difference, 1 / 4 - 1 / 5)) hits++
  }
  expect(hits / 1000).toBeGreaterThan(0.92)
  expect(hits / 1000).toBeLessThan(0.98)
})

test('the median and its interval are among what was counted', () => {
  expect(medianOf({ 5: 1, 6: 3, 7: 1 })).toEqual({ value: 6, low: 5, high: 7, of: 5 })
  expect(medianOf({ 10: 300, 9: 400, 30: 300 })).toEqual({ value: 10, low: 10, high: 10, of: 1000 })
  expect(medianOf({ 5: 1 })).toBeUndefined()
})
