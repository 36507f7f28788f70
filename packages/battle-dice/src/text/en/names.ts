import type { ActivePower, LastingPower } from '../../content/faces.ts'
import type { Race } from '../../content/races.ts'

const races: Readonly<Record<Race, string>> = {
  goblin: 'goblin',
  orc: 'orc',
  dwarf: 'dwarf',
  elf: 'elf',
  troll: 'troll',
  mage: 'dark mage',
}

const racePlurals: Readonly<Record<Race, string>> = {
  goblin: 'goblins',
  orc: 'orcs',
  dwarf: 'dwarves',
  elf: 'elves',
  troll: 'trolls',
  mage: 'dark mages',
}

/** As faces are written: a multiplier and gold are numbers there. */
const powers: Readonly<Record<Exclude<ActivePower | LastingPower, 'multiplier' | 'gold'>, string>> = {
  priority: 'priority',
  slow: 'slow',
  keep: 'keep',
  corruption: 'corruption',
  death: 'death',
  ko: 'KO',
  'major-shield': 'major shield',
  'minor-shield': 'minor shield',
  retry: 'retry',
  replace: 'replace',
  reinforce: 'reinforce',
  regenerate: 'regenerate',
  pauldron: 'pauldron',
  wound: 'wound',
  heal: 'heal',
}

/** The rungs of the ladder, from the first to the seventh. */
const rungs: readonly string[] = [
  'priority',
  'dark mages',
  'trolls',
  'elves',
  'dwarves and orcs',
  'goblins',
  'slow faces',
]

/** Tables of faces that have a name, and those that have none. */
const tables: Readonly<Record<'standard' | 'high-gains' | 'prototype' | 'house', string>> = {
  standard: 'standard',
  'high-gains': 'high gains: up to 5 gold a face',
  prototype: 'first prototype: generous dice',
  house: 'house dice',
}

export const names = { races, racePlurals, powers, rungs, tables }
