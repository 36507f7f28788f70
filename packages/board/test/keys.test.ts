import { expect, test } from 'vitest'
import { roveTo } from '../src/controls/rove.ts'

test('arrows go round, or stop at the ends', () => {
  expect(roveTo('ArrowRight', 2, 3)).toBe(0)
  expect(roveTo('ArrowRight', 2, 3, 'row', false)).toBe(2)
  expect(roveTo('ArrowLeft', 0, 3)).toBe(2)
  expect(roveTo('ArrowUp', 0, 3, 'column', false)).toBe(0)
})

test('arrows across the axis and other keys are left to others', () => {
  expect(roveTo('ArrowDown', 0, 3, 'row')).toBeUndefined()
  expect(roveTo('ArrowLeft', 0, 3, 'column')).toBeUndefined()
  expect(roveTo('a', 0, 3)).toBeUndefined()
  expect(roveTo('Home', 0, 0)).toBeUndefined()
})

test('Home and End go to the ends', () => {
  expect([roveTo('Home', 2, 5), roveTo('End', 2, 5)]).toEqual([0, 4])
})
