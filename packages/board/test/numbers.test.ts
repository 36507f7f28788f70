import { expect, test } from 'vitest'
import { asMeter, shareOf } from '../src/numbers/asMeter.ts'
import { countAt, countingTime, difference } from '../src/numbers/counting.ts'

test('a counter starts at the old number, ends at the new one and never passes it', () => {
  for (const [from, to] of [
    [50, 38],
    [0, 7],
    [-3, 3],
    [5, 5],
  ] as const) {
    const path = Array.from({ length: 101 }, (_, at) => countAt(from, to, at / 100))
    expect(path[0]).toBe(from)
    expect(path[100]).toBe(to)
    const ahead = path.every((value, at) => at === 0 || Math.sign(value - path[at - 1]!) !== -Math.sign(to - from))
    expect(ahead || from === to).toBe(true)
    expect(Math.max(...path)).toBe(Math.max(from, to))
    expect(path.every(Number.isInteger)).toBe(true)
  }
  expect(countAt(0, 10, 7)).toBe(10)
  expect(countAt(0, 10, -1)).toBe(0)
})

test('counting is never waited for', () => {
  expect(countingTime(0, 1)).toBe(160)
  expect(countingTime(0, 1000)).toBe(500)
})

test('a difference has its sign, the true minus', () => {
  expect([difference(3), difference(-5)]).toEqual(['+3', '\u22125'])
})

test('a meter stays inside what a screen reader accepts', () => {
  expect(asMeter('Health', 55, 50)).toMatchObject({
    'aria-valuenow': 55,
    'aria-valuemax': 55,
    'aria-valuetext': '55 / 50',
  })
  expect(asMeter('Strength', -2, 10)).toMatchObject({ 'aria-valuenow': -2, 'aria-valuemin': -2 })
  expect([shareOf(55, 50), shareOf(-1, 50), shareOf(25, 50), shareOf(1, 0)]).toEqual([1, 0, 0.5, 0])
})
