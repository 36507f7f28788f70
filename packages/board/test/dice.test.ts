import { expect, test } from 'vitest'
import { FACES, SIDES, sideOf } from '../src/dice/orientation.ts'
import { LONGEST, tumble } from '../src/dice/tumble.ts'

test('the shown face is in front, and opposite faces add up to seven', () => {
  for (const shown of FACES) {
    const sides = FACES.map((face) => sideOf(face, shown))
    expect(sides[shown - 1]).toBe('front')
    expect(sides[7 - shown - 1]).toBe('back')
    expect([...sides].sort()).toEqual([...SIDES].sort())
  }
})

// Worked out by hand from 1 in front, 5 on top, 3 to the right: one quarter turn (two for the 6) brings the face to the front.
test.each([
  [1, 5, 3],
  [2, 1, 3],
  [3, 5, 6],
  [4, 5, 1],
  [5, 6, 3],
  [6, 5, 4],
] as const)('while %i shows, %i is on top and %i to the right', (shown, top, right) => {
  expect(sideOf(top, shown)).toBe('top')
  expect(sideOf(right, shown)).toBe('right')
})

test('every die of every roll has landed in time', () => {
  for (let index = 0; index < 30; index++) {
    for (let roll = 0; roll < 40; roll++) {
      const { delay, duration, turns } = tumble(index, roll)
      expect(delay + duration).toBeLessThanOrEqual(LONGEST)
      expect(duration).toBeGreaterThanOrEqual(500)
      expect(Math.abs(turns.x) + Math.abs(turns.y)).toBeGreaterThan(0)
    }
  }
})

test('dice land one after the other, each its own way, and the same way again in a replay', () => {
  expect(tumble(2, 'r7')).toEqual(tumble(2, 'r7'))
  const rest = [0, 1, 2, 3, 4].map((index) => tumble(index, 'r7')).map(({ delay, duration }) => delay + duration)
  expect(rest).toEqual(rest.toSorted((one, other) => one - other))
  expect(new Set(rest).size).toBe(rest.length)
  expect(new Set([0, 1, 2, 3, 4].map((index) => tumble(index, 'r7').drift)).size).toBeGreaterThan(3)
})
