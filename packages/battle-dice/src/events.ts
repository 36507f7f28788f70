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

export const unrolled = (die: Die): Shown => ({ die, race: raceOf(die) })

export const shown = (g: BattleDice, die: Die): Shown => ({ die, race: raceOf(die), face: faceOf(g, die).text })
