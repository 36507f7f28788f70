import { Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { diceForge, type ForgeEvent } from '../src/index.ts'

/** The fact sheet's count of rolls: each player's in the first steps of all turns. */
test.each([
  [2, 9, 36],
  [3, 10, 30],
  [4, 9, 36],
])('[DF-3.1] [DF-3.4] %i players who never act: %i turns each, %i favours each', (seats, turns, favours) => {
  const match = new Match(diceForge, { seats })
  const active = Array<number>(seats).fill(0)
  let rolls = 0
  for (let { pending } = match; pending; pending = match.pending) {
    if (pending.kind === 'seats') match.answer({ seat: pending.seats[0]!, key: 'pass' })
    else if (pending.name === 'pool') match.settle([0, 1, 2, 3])
    else {
      const dice = pending.name === 'favours' ? 2 * seats : 1
      if (pending.name === 'favours') rolls++
      match.settle(Array<number>(dice).fill(1))
    }
  }
  for (const event of match.heard(undefined) as ForgeEvent[]) if (event.type === 'turn') active[event.seat]!++
  expect(active).toEqual(Array(seats).fill(turns))
  expect(rolls).toBe(favours)
  expect(match.outcome?.scores).toEqual(Array(seats).fill(0))
})
