/** Who may sit down with which hero. */
import { areAccepted, checkOptions } from '@alea/engine'
import { expect, test } from 'vitest'
import { diceThrone } from '../src/index.ts'

const options = (given: Record<string, unknown>, seats = 2) => checkOptions(diceThrone.options, given, seats)

test('[DT-3.1] the same hero may sit down twice', () => {
  expect(options({ heroes: 'paladin,paladin' }).heroes).toEqual(['paladin', 'paladin'])
})

test('[DT-3.5] with distinct heroes, the one that is there twice is named', () => {
  const twice = { 'distinct-heroes': true, heroes: ['barbarian', 'cursed-pirate', 'cursed-pirate'] }
  expect(() => options(twice, 3)).toThrow('Cursed Pirate is there twice')
  expect(areAccepted(diceThrone.options, { ...twice, 'distinct-heroes': false }, 3)).toBe(true)
})

test.each([2, 3, 4])('[DT-3.5] the usual heroes of %i players are distinct', (seats) => {
  const { heroes } = options({ 'distinct-heroes': true }, seats)
  expect(new Set(heroes as string[]).size).toBe(seats)
})

test('[DT-3.6] a draft is for two', () => {
  expect(options({ heroes: 'draft', 'distinct-heroes': true }).heroes).toBe('draft')
  expect(() => options({ heroes: 'draft' }, 3)).toThrow('a draft is for two players, not 3')
})
