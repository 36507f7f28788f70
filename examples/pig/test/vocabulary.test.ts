import { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { pig } from '../src/index.ts'

const table = () => new Match(pig, { seats: 2, options: { target: 50 } }).state

test.each([
  ['p1 score', '49'],
  ['p2 score', '0'],
  ['turn total', '999'],
  ['turn', 'p2'],
])('%s = %s sets the table and reads it back', (subject, value) => {
  const g = table()
  pig.vocabulary.set(g, subject, value)
  expect(pig.vocabulary.get(g, subject)).toBe(value)
})

test.each([
  ['p1 score', '50', 'p1 score: 50 is not a whole number from 0 to 49'],
  ['p1 score', '-1', 'p1 score: -1 is not a whole number from 0 to 49'],
  ['turn total', 'many', 'turn total: many is not a whole number from 0 to 999'],
  ['turn', 'p3', 'turn: p3 is not one of the 2 seats'],
  ['p3 score', '1', 'Pig has no "p3 score"; it has: turn, turn total, p1 score …'],
  ['score', '1', 'Pig has no "score"; it has: turn, turn total, p1 score …'],
])('%s = %s is refused and changes nothing', (subject, value, message) => {
  const g = table()
  expect(() => pig.vocabulary.set(g, subject, value)).toThrow(message)
  expect(g).toEqual(table())
})

test('a target is a whole number from 10 to 1000', () => {
  for (const target of [9, 1001, 50.5, 'many'])
    expect(() => new Match(pig, { seats: 2, options: { target } })).toThrow('is not a whole number from 10 to 1000')
})
