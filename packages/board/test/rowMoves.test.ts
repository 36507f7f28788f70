import { expect, test } from 'vitest'
import { asides, movedTo, nextIndex, slotAt } from '../src/areas/rowMoves.ts'

const slots = [0, 100, 200, 300].map((x) => ({ x, y: 0, width: 80, height: 80 }))

test('a thing moves to an index of the new order', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(['a', 'b', 'c', 'd'], 'b', 1)).toEqual(['a', 'b', 'c', 'd'])
})

test('an arrow key skips what is not allowed and stops at the last place', () => {
  expect(nextIndex(1, 1, [0, 3])).toBe(3)
  expect(nextIndex(1, -1, [0, 3])).toBe(0)
  expect(nextIndex(3, 1, [0, 3])).toBeUndefined()
  expect(nextIndex(2, -1, [])).toBeUndefined()
})

test('a dragged thing falls into the nearest allowed slot, or back', () => {
  expect(slotAt(slots, 240, 40, 0, [1, 2, 3])).toBe(2)
  expect(slotAt(slots, 340, 40, 0, [1])).toBe(1)
  expect(slotAt(slots, 60, 40, 0, [1])).toBe(0)
  expect(slotAt(slots, 340, 40, 0, [])).toBe(0)
  expect(slotAt(slots, 340, 40, 0, [9])).toBe(0)
})

test('a row on two lines is found by both coordinates', () => {
  const lines = [
    ...slots.slice(0, 2),
    { x: 0, y: 100, width: 80, height: 80 },
    { x: 100, y: 100, width: 80, height: 80 },
  ]
  expect(slotAt(lines, 130, 130, 0, [1, 2, 3])).toBe(3)
})

test('the others step aside towards the gap it left', () => {
  expect(asides(slots, 0, 2).map(({ x }) => x)).toEqual([0, -100, -100, 0])
  expect(asides(slots, 3, 1).map(({ x }) => x)).toEqual([0, 100, 100, 0])
  expect(asides(slots, 1, 1).map(({ x }) => x)).toEqual([0, 0, 0, 0])
})
