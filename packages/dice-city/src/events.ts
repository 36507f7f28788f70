/** The events of Dice City. They name cells and the locations of cards, so that nobody needs the state to tell them. */
import type { EventKind, Seat } from '@alea/engine'
import type { RowName } from './content/board.ts'
import type { Size } from './content/bounties.ts'
import { type Card, idOf, kindOfCard } from './content/cards.ts'
import type { LocationId } from './content/locations.ts'
import type { Resource } from './content/resources.ts'
import type { End } from './state.ts'

/** A location card: which one, and what it is. */
export interface Piece {
  readonly card: Card
  readonly location: LocationId
}

export type CityEvent =
  | { type: 'first-player'; seat: Seat }
  | { type: 'dealt'; cards: Piece[] }
  | { type: 'rolled'; seat: Seat; dice: number[] }
  | { type: 'turn'; seat: Seat; round: number; last: boolean }
  | { type: 'used'; seat: Seat; die: RowName; cell: string; location: LocationId }
  | { type: 'copied'; seat: Seat; cell: string; location: LocationId }
  | { type: 'gained'; seat: Seat; gain: number[] }
  | { type: 'strength'; seat: Seat; amount: number; total: number; banditsOnly: boolean }
  | { type: 'lasting'; seat: Seat; effect: 'forge' | 'mint' | 'train'; total: number }
  | { type: 'points'; seat: Seat; points: number }
  | { type: 'moved'; seat: Seat; by: RowName; die: RowName; cell: string }
  | { type: 'rerolled'; seat: Seat; owner: Seat; dice: { die: RowName; cell: string }[] }
  | { type: 'exchanged'; seat: Seat; paid: number[]; got: number[] }
  | { type: 'discarded'; seat: Seat; cards: Piece[] }
  | { type: 'reactivated'; seat: Seat; die: RowName; cell: string; location: LocationId }
  | { type: 'passed'; seat: Seat; die: RowName; hourglasses: number }
  | { type: 'idled'; seat: Seat; die: RowName }
  | { type: 'hourglass'; seat: Seat; effect: Resource | 'strength' | 'disturb'; left: number }
  | { type: 'bandit'; seat: Seat; size: Size; points: number }
  | { type: 'attacked'; seat: Seat; owner: Seat; cell: string; location: LocationId; points: number }
  | { type: 'robbed'; seat: Seat; owner: Seat; resource: Resource }
  | { type: 'built'; seat: Seat; cell: string; piece: Piece; covered?: Piece }
  | { type: 'adorned'; seat: Seat; stone: number; iron: number }
  | { type: 'shipped'; seat: Seat; size: Size; points: number }
  | { type: 'stored'; seat: Seat; stock: number[]; returned: number[] }
  | { type: 'ending'; seat: Seat; reason: End }
  | { type: 'declined'; seat: Seat }
  | { type: 'ended'; reason: End; scores: number[]; nextTarget?: number }

/** The kind of each event, for whoever does not know the rules: sounds, animation, statistics. */
export const EVENT_KINDS = {
  'first-player': 'note',
  dealt: 'card',
  rolled: 'roll',
  turn: 'turn',
  used: 'note',
  copied: 'note',
  gained: 'gain',
  strength: 'gain',
  lasting: 'gain',
  points: 'gain',
  moved: 'roll',
  rerolled: 'roll',
  exchanged: 'gain',
  discarded: 'card',
  reactivated: 'note',
  passed: 'gain',
  idled: 'note',
  hourglass: 'note',
  bandit: 'card',
  attacked: 'hit',
  robbed: 'hit',
  built: 'card',
  adorned: 'gain',
  shipped: 'card',
  stored: 'note',
  ending: 'note',
  declined: 'note',
  ended: 'end',
} as const satisfies Record<CityEvent['type'], EventKind>

/** The rule an event follows from, where that is always the same one. */
export const EVENT_RULES: Readonly<Partial<Record<CityEvent['type'], string>>> = {
  'first-player': 'DC-2.6',
  rolled: 'DC-8.3',
  used: 'DC-3.3',
  copied: 'DC-5.29',
  strength: 'DC-6.1',
  points: 'DC-3.10',
  moved: 'DC-3.4',
  discarded: 'DC-3.5',
  reactivated: 'DC-3.6',
  passed: 'DC-3.7',
  idled: 'DC-3.8',
  hourglass: 'DC-4.1',
  bandit: 'DC-6.2',
  attacked: 'DC-6.3',
  robbed: 'DC-6.5',
  built: 'DC-7.2',
  adorned: 'DC-5.19',
  shipped: 'DC-7.5',
  stored: 'DC-8.1',
  ending: 'DC-9.6',
  declined: 'DC-9.5',
  ended: 'DC-10.1',
}

export const piece = (card: Card): Piece => ({ card, location: idOf(kindOfCard(card)) })
