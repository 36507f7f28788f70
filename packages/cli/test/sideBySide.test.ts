import { expect, test } from 'vitest'
import { sideBySide } from '../src/terminal/sideBySide.ts'

test('cells are read downwards, in as many columns as fit', () => {
  expect(sideBySide(['one', 'two', 'three', 'four', 'five'], 2, 19)).toEqual(['one    three  five', 'two    four'])
})

test('one column where two do not fit, and nothing of nothing', () => {
  expect(sideBySide(['a long one', 'short'], 1, 20)).toEqual(['a long one', 'short'])
  expect(sideBySide([], 1, 20)).toEqual([])
})
