import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrame } from '../src/index.ts'

const answer = { type: 'answer', id: 'c1', match: 'abcdefgh', seat: 0, position: 3, key: 'roll' }

test('a good frame is read as it is', () => {
  expect(readFrame(answer)).toEqual({ value: answer })
})

test.each([
  ['an unknown type', { type: 'answr' }, 'type must be one of'],
  ['no object', 'answer', 'type must be one of'],
  ['nothing', null, 'type must be one of'],
  ['an unknown member', { ...answer, admin: true }, 'admin is not known'],
  ['a seat that is none', { ...answer, seat: -1 }, 'seat must be >= 0'],
  ['a position that is none', { ...answer, position: 1.5 }, 'position must be integer'],
  ['a key of two words', { ...answer, key: 'roll now' }, 'key must match'],
  ['a missing member', { ...answer, key: undefined }, 'key'],
  ['a prototype', { type: '__proto__' }, 'type must be one of'],
])('%s is refused with a sentence', (_, frame, fault) => {
  const read = readFrame(frame)
  expect('fault' in read && read.fault).toContain(fault)
})

test('whatever comes, reading never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ type: fc.constantFrom('answer', 'watch', 'say', 'order'), match: fc.anything() }),
      ),
      (data) => {
        expect(Object.keys(readFrame(data))).toHaveLength(1)
      },
    ),
  )
})
