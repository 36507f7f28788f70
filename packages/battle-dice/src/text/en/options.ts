import type { Declinable } from '../../options.ts'
import { a } from './grammar.ts'

const none: Readonly<Record<Declinable, string>> = {
  release: 'keep them all',
  activate: 'use none of these powers',
  multiplier: 'leave it where it is',
  'major-shield': 'do not raise it',
  'minor-shield': 'do not raise it',
  keep: 'do not keep it',
  reinforce: 'call no one',
  corruption: 'no one',
  death: 'no one',
  ko: 'no one',
  retry: 'no one',
  replace: 'no one',
  wound: 'no one',
  heal: 'no one',
}

/** What the button of an option says. */
export const options = {
  none,
  done: 'stop buying',
  keep: 'keep it in the arena',
  /** One of a race, bought. */
  one: (race: string, gold: number) => `${a(race)} (${gold} gold)`,
  creatures: (count: number) => (count === 1 ? '1 creature' : `${count} creatures`),
  toPlace: (place: number) => `move to position ${place}`,
  fighter: (player: string, place: number, creature: string) => `${player}, position ${place}: ${creature}`,
  patient: (player: string, race: string) => `${player}: ${race}`,
}
