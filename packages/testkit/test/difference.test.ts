import { cloneValue, hash } from '@alea/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, differences } from '../src/difference.ts'

test('equal data has no difference, other data has', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => difference(value, cloneValue(value)) === undefined))
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.jsonValue(),
      (one, other) => (hash(one) === hash(other)) === (differences(one, other).length === 0),
    ),
  )
})

test('a difference is told by its place', () => {
  expect(difference({ gold: [5, 7] }, { gold: [5, 8] })).toBe('gold.1 is 8, not 7')
  expect(difference({ gold: [5] }, { gold: [5, 8] })).toBe('gold.1 is 8, not absent')
  expect(difference([1], {})).toBe('all of it is {}, not [1]')
  expect(difference(Number.NaN, 1)).toBe('all of it is 1, not NaN')
  expect(difference({ seat: undefined }, {})).toBeUndefined()
  expect(differences({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 9, c: 2 }, d: 9 })).toEqual(['a.b', 'd'])
})
