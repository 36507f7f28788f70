/** What happens in a match of Battle Dice. Dice are given with their race and face, so that no reader needs the state. */
import type { EventKind, Seat } from '@alea/engine'
import type { Race } from './content/races.ts'
import { type BattleDice, type Die, type End, faceOf, raceOf } from './state.ts'

/** A die, its race and, once rolled, its face as the table writes it. */
export interface Shown {
  readonly die: Die
  readonly race: Race
  readonly face?: string
}

export type BattleEvent =
  | { type: 'first-player'; seat: Seat }
  | { type: 'turn'; turn: number; first: Seat }
  | { type: 'returned'; seat: Seat }
  | { type: 'released'; seat: Seat; creature: Shown }
  | { type: 'sent'; seat: Seat; creature: Shown }
  | { type: 'rolled'; seat: Seat; creatures: Shown[] }
  | { type: 'step'; step: number }
  | { type: 'moved'; seat: Seat; creature: Shown; place: number }
  | { type: 'shielded'; seat: Seat; creature: Shown; place: number }
  | { type: 'kept'; seat: Seat; creature: Shown }
  | { type: 'corrupted'; seat: Seat; creature: Shown; from: Seat }
  | { type: 'killed'; seat: Seat; creature: Shown; owner: Seat }
  | { type: 'knocked-out'; seat: Seat; creature: Shown; owner: Seat }
  | { type: 'rerolled'; seat: Seat; row: Seat; creatures: Shown[] }
  | { type: 'replaced'; seat: Seat; owner: Seat; gone: Shown; newcomer: Shown }
  | { type: 'reinforced'; seat: Seat; creatures: Shown[] }
  | { type: 'wounded'; seat: Seat; owner: Seat; creature: Shown }
  | { type: 'healed'; seat: Seat; creature: Shown }
  | { type: 'gold'; seat: Seat; gold: number; row: Shown[] }
  | { type: 'bought'; seat: Seat; creature: Shown; gold: number }
  | { type: 'regenerated'; seat: Seat; creature: Shown }
  | { type: 'ended'; reason: End; values: number[] }

/** The kind of each event, for readers who do not know the rules. */
export const EVENT_KINDS = {
  'first-player': 'note',
  turn: 'turn',
  returned: 'card',
  released: 'card',
  sent: 'card',
  rolled: 'roll',
  step: 'turn',
  moved: 'card',
  shielded: 'gain',
  kept: 'note',
  corrupted: 'hit',
  killed: 'hit',
  'knocked-out': 'hit',
  rerolled: 'roll',
  replaced: 'card',
  reinforced: 'card',
  wounded: 'hit',
  healed: 'gain',
  gold: 'gain',
  bought: 'card',
  regenerated: 'gain',
  ended: 'end',
} as const satisfies Record<BattleEvent['type'], EventKind>

/** The rule an event follows from, where that is always the same one. */
export const EVENT_RULES: Readonly<Partial<Record<BattleEvent['type'], string>>> = {
  'first-player': 'BD-2.3',
  turn: 'BD-3.4',
  returned: 'BD-4.3',
  released: 'BD-4.7',
  sent: 'BD-4.1',
  rolled: 'BD-5.1',
  moved: 'BD-6.7',
  shielded: 'BD-6.8',
  kept: 'BD-6.24',
  corrupted: 'BD-6.16',
  killed: 'BD-6.14',
  'knocked-out': 'BD-6.12',
  rerolled: 'BD-6.18',
  replaced: 'BD-6.19',
  reinforced: 'BD-6.21',
  wounded: 'BD-6.22',
  healed: 'BD-6.23',
  gold: 'BD-7.1',
  bought: 'BD-8.1',
  regenerated: 'BD-6.26',
  ended: 'BD-10.2',
}

export const unrolled = (die: Die): Shown => ({ die, race: raceOf(die) })

export const shown = (g: BattleDice, die: Die): Shown => ({ die, race: raceOf(die), face: faceOf(g, die).text })
