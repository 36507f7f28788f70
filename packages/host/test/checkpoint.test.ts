/** A checkpoint saves time and changes nothing: one made by other rules is left aside. */
import { gameOf } from '@alea/catalog'
import { Match, type Running } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkpointOf, stateOf } from '../src/checkpoint.ts'

const match = () => new Match(gameOf('dice-throne')!, { seats: 2 })

test('a checkpoint of these programs brings its state back', () => {
  const { position, state } = match()
  const checkpoint = checkpointOf({ position, state })
  expect(checkpoint.position).toBe(position)
  expect(stateOf(checkpoint)).toEqual(JSON.parse(JSON.stringify(state)))
})

test('one whose programs have changed since is not used', () => {
  const stored = JSON.parse(checkpointOf(match()).state) as { programs: string; state: Running }
  expect(stateOf({ position: 0, state: JSON.stringify({ ...stored, programs: 'other' }) })).toBeUndefined()
})

test('the bare state that servers before 0.2 stored is not used: its frames may stand at other instructions', () => {
  expect(stateOf({ position: 0, state: JSON.stringify(match().state) })).toBeUndefined()
})
