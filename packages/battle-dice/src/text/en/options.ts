import type { Declinable } from '../../options.ts'
import { a, ordinal } from './grammar.ts'

const none: Readonly<Record<Declinable, string>> = {
  release: 'keep them all',
  activate: 'use none of these powers',
  multiplier: 'leave it where it is',
  'major-shield': 'do not raise it',
  'minor-shield': 'do not raise it',
  keep: 'do not keep it',
  reinforce: 'call nobody',
  corruption: 'nobody',
  death: 'nobody',
  ko: 'nobody',
  retry: 'nobody',
  replace: 'nobody',
  wound: 'nobody',
  heal: 'nobody',
}

/** What the button of an option says. */
export const options = {
  none,
  done: 'stop buying',
  keep: 'keep it in the arena',
  /** One of a race, bought. */
  one: a,
  toPlace: (place: number) => `to ${ordinal(place)} place`,
  fighter: (player: string, place: number, creature: string) => `${player}, ${ordinal(place)}: ${creature}`,
  patient: (player: string, race: string) => `${player}: ${race}`,
}
