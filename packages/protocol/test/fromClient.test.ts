import { sayIn } from '@alea/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureOf, faultOf, readFrame } from '../src/index.ts'

const answer = { type: 'answer', id: 'c1', match: 'abcdefgh', seat: 0, position: 3, key: 'roll' }

test('a good frame is read as it is', () => {
  expect(readFrame(answer)).toEqual({ value: answer })
})

test.each([
  ['an unknown type', { type: 'answr' }, 'type must be one of'],
  ['no object', 'answer', 'type must be one of'],
  ['nothing', null, 'type must be one of'],
  ['an unknown member', { ...answer, admin: true }, 'admin is unknown'],
  ['a seat that is none', { ...answer, seat: -1 }, 'seat must be at least 0'],
  ['a position that is none', { ...answer, position: 1.5 }, 'position must be a whole number'],
  ['a key of two words', { ...answer, key: 'roll now' }, 'key must match'],
  ['a missing member', { type: 'answer', id: 'c1', match: 'abcdefgh', seat: 0, position: 3 }, 'it lacks key'],
  ['a spectator by name', { type: 'watch', match: 'abcdefgh', as: 'x' }, 'as must be a whole number or null'],
  ['a prototype', { type: '__proto__' }, 'type must be one of'],
])('%s is refused with a sentence', (_, frame, fault) => {
  const read = readFrame(frame)
  expect('fault' in read && sayIn(read.fault, 'en')).toContain(fault)
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

test('a refusal has a code for programs and a sentence for people', () => {
  const barred = faultOf({ reason: 'barred', by: 'nothing' })
  expect(failureOf(barred, 'en')).toEqual({
    code: 'barred',
    message: 'There is no decision to take back.',
    detail: 'nothing',
  })
  expect(failureOf(barred, 'fr')).toMatchObject({ message: 'Il n’y a pas de décision à annuler.', detail: 'nothing' })
  expect(failureOf(faultOf({ reason: 'stale', position: 7 }), 'fr')).toEqual({
    code: 'stale',
    message: 'La partie a avancé entre-temps.',
    detail: 'la partie en est à 7',
  })
})
