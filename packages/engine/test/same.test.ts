import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from '../src/hash.ts'
import { isSame } from '../src/same.ts'

test('the same is what has the same hash', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSame(one, JSON.parse(JSON.stringify(one)))).toBe(true)
      expect(isSame(one, other)).toBe(hash(one) === hash(other))
    }),
  )
})

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1 }, { b: 1 }, false],
  [[undefined], [null], true],
  [[1], { 0: 1 }, false],
  [[1, 2], [1], false],
  [{ a: [{ b: 'x' }] }, { a: [{ b: 'y' }] }, false],
  ['1', 1, false],
])('%j and %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})
