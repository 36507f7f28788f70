import { expect, test } from 'vitest'
import { MODES, type Mode, modeFor, modeRules, RINGS, teamsIn } from '../src/content/modes.ts'
import { facts } from '../src/facts.ts'

test('every number of players has a mode', () => {
  for (let seats = facts.seats.min; seats <= facts.seats.max; seats++) expect(() => modeFor(seats)).not.toThrow()
  expect(() => modeFor(facts.seats.max + 1)).toThrow()
})

test.each(Object.keys(MODES) as Mode[])('%s: every seat is on the ring, teams are of one size', (mode) => {
  for (const seats of Object.keys(modeRules(mode).health).map(Number)) {
    const everybody = [...Array(seats).keys()]
    expect(RINGS[mode][seats]).toHaveLength(seats)
    for (const [from, ring] of RINGS[mode][seats]!.entries()) {
      expect(ring[0]).toBe(from)
      expect([...ring].sort()).toEqual(everybody)
    }
    expect(seats % teamsIn(mode, seats)).toBe(0)
  }
})

test('[DT-19.5] the ring of 2 v 2, as p1 and p2 see it', () => {
  expect(RINGS.teams[4]?.slice(0, 2)).toEqual([
    [0, 1, 3, 2],
    [1, 3, 2, 0],
  ])
})
