import { checkOptions, InputError } from '@alea/engine'
import { expect, test } from 'vitest'
import { healthIn, MODES, type Mode, modeRules, modesFor, RINGS, targetingDie, teamsIn } from '../src/content/modes.ts'
import { facts } from '../src/facts.ts'
import { diceThrone } from '../src/game.ts'

const modeOf = (given: Record<string, unknown>, seats: number) => checkOptions(diceThrone.options, given, seats).mode

test('[DT-19.12] the modes for each number of players, the usual one first', () => {
  expect([2, 3, 4, 5, 6].map(modesFor)).toEqual([
    ['duel'],
    ['hill'],
    ['teams', 'hill'],
    ['hill'],
    ['teams', 'three-teams', 'hill'],
  ])
  for (let seats = facts.seats.min; seats <= facts.seats.max; seats++)
    expect(modeOf({}, seats)).toBe(modesFor(seats)[0])
  expect(modeOf({ mode: 'hill' }, 4)).toBe('hill')
})

test('[DT-19.12] a mode that is not for this number of players is refused, in both languages', () => {
  const refused = (mode: unknown, seats: number) => {
    try {
      modeOf({ mode }, seats)
    } catch (error) {
      if (error instanceof InputError) return [error.in('en'), error.in('fr')]
      throw error
    }
    throw new Error('not refused')
  }
  const [en, fr] = refused('three-teams', 4)
  expect(en).toContain('three-teams (three teams of two) is not for 4 players; 4 play teams (two teams) or hill')
  expect(fr).toContain('three-teams (trois équipes de deux) ne se joue pas à 4')
  expect(refused('teams', 5)[1]).toContain('à 5, on joue hill (Roi de la Montagne)')
  expect(refused(7, 2)[0]).toContain('7 is not for 2 players')
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
    expect(targetingDie(mode, seats) === undefined).toBe(typeof modeRules(mode).targeting === 'string')
  }
})

test('[DT-19.5] the ring of 2 v 2, as p1 and p2 see it', () => {
  expect(RINGS.teams[4]?.slice(0, 2)).toEqual([
    [0, 1, 3, 2],
    [1, 3, 2, 0],
  ])
})

test('[DT-19.16] in 3 v 3 each team sees the other from left to right', () => {
  const facing = RINGS.teams[6]!.map((ring, seat) => ring.filter((other) => other % 2 !== seat % 2))
  expect(facing).toEqual([0, 1, 2, 3, 4, 5].map((seat) => (seat % 2 === 0 ? [1, 3, 5] : [4, 2, 0])))
})

test('[DT-19.13] the health of King of the Hill, by number of players', () => {
  expect([3, 4, 5, 6].map((seats) => healthIn('hill', seats, false))).toEqual([35, 25, 20, 20])
  expect([3, 4, 5, 6].map((seats) => healthIn('hill', seats, true))).toEqual([35, 35, 35, 35])
  expect(healthIn('teams', 6, true)).toBe(50)
})
