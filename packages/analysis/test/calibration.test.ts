import { expect, test } from 'vitest'
import { brierScore, bucketsOf } from '../src/index.ts'

test('cases fall into ten buckets, the ends of the scale into the first and the last', () => {
  const cases = [0, 0.04, 0.1, 0.55, 0.57, 1].map((predicted) => ({ predicted, won: predicted > 0.55 ? 1 : 0 }))
  const buckets = bucketsOf(cases)
  expect(buckets.map(({ cases }) => cases)).toEqual([2, 1, 0, 0, 0, 2, 0, 0, 0, 1])
  expect(buckets[5]).toMatchObject({ from: 0.5, won: 0.5 })
  expect(buckets[5]!.predicted).toBeCloseTo(0.56, 9)
  expect(buckets[0]!.predicted).toBeCloseTo(0.02, 9)
})

test('the Brier score is 0 for certainty that is right, 1 for certainty that is wrong, a quarter for one half', () => {
  expect(brierScore([{ predicted: 1, won: 1 }])).toBe(0)
  expect(brierScore([{ predicted: 0, won: 1 }])).toBe(1)
  expect(brierScore([0, 1].map((won) => ({ predicted: 0.5, won })))).toBe(0.25)
})
