/** What happens in a match of Dice Forge. Faces and cards are given by their ids, so that no reader needs the state. */
import type { EventKind, Seat } from '@alea/engine'
import type { CardId } from './content/cards.ts'
import type { Token } from './content/effects.ts'
import type { Resource } from './content/resources.ts'
import type { Die, End } from './state.ts'

export interface RolledDie {
  readonly die: Die
  readonly face: string
}

export type ForgeEvent =
  | { type: 'first-player'; seat: Seat }
  | { type: 'sets'; cards: CardId[] }
  | { type: 'removed'; faces: string[] }
  | { type: 'round'; round: number; rounds: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'rolled'; seat: Seat; dice: RolledDie[] }
  | { type: 'mirrored'; seat: Seat; face: string }
  | { type: 'ordered'; seat: Seat; face: string }
  | { type: 'picked'; seat: Seat; resource: Resource }
  | { type: 'chose-die'; seat: Seat; die: Die }
  | { type: 'stole'; seat: Seat; face: string }
  | { type: 'gained'; seat: Seat; gold: number; sun: number; moon: number; glory: number; wasted: number }
  | { type: 'lost'; seat: Seat; gold: number; sun: number; moon: number; glory: number }
  | { type: 'converted'; seat: Seat; resource: Resource; amount: number; glory: number }
  | { type: 'hammered'; seat: Seat; gold: number }
  | { type: 'hammer-pass'; seat: Seat; pass: number; glory: number }
  | { type: 'repeated'; seat: Seat }
  | { type: 'reinforced'; seat: Seat; card: CardId }
  | { type: 'spent'; seat: Seat; gold: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'extra'; seat: Seat; sun: number }
  | { type: 'bought'; seat: Seat; face: string; price: number }
  | { type: 'forged'; seat: Seat; die: Die; face: string; over: string }
  | { type: 'paid'; seat: Seat; card: CardId; sun: number; moon: number }
  | { type: 'moved'; seat: Seat; island: number }
  | { type: 'ousted'; seat: Seat; by: Seat; island: number }
  | { type: 'took'; seat: Seat; card: CardId }
  | { type: 'hammer-opened'; seat: Seat }
  | { type: 'chest'; seat: Seat }
  | { type: 'token'; seat: Seat; token: Token }
  | { type: 'cashed'; seat: Seat; resource: 'gold' | 'sun' | 'moon' }
  | { type: 'garden'; seat: Seat; face: string }
  | { type: 'boar'; seat: Seat; bearer: Seat; face: string }
  | { type: 'ended'; reason: End; scores: number[] }

/** The kind of each event, for readers who do not know the rules. */
export const EVENT_KINDS = {
  'first-player': 'note',
  sets: 'note',
  removed: 'card',
  round: 'turn',
  turn: 'turn',
  rolled: 'roll',
  mirrored: 'note',
  ordered: 'note',
  picked: 'note',
  'chose-die': 'note',
  stole: 'note',
  gained: 'gain',
  lost: 'hit',
  converted: 'gain',
  hammered: 'gain',
  'hammer-pass': 'gain',
  repeated: 'note',
  reinforced: 'card',
  spent: 'note',
  passed: 'note',
  extra: 'note',
  bought: 'card',
  forged: 'card',
  paid: 'note',
  moved: 'card',
  ousted: 'hit',
  took: 'card',
  'hammer-opened': 'card',
  chest: 'gain',
  token: 'gain',
  cashed: 'gain',
  garden: 'card',
  boar: 'card',
  ended: 'end',
} as const satisfies Record<ForgeEvent['type'], EventKind>

/** The rule an event follows from, where that is always the same one. */
export const EVENT_RULES: Readonly<Partial<Record<ForgeEvent['type'], string>>> = {
  'first-player': 'DF-2.8',
  sets: 'DF-2.9',
  removed: 'DF-2.3',
  round: 'DF-3.1',
  turn: 'DF-3.2',
  rolled: 'DF-4.1',
  mirrored: 'DF-5.4',
  ordered: 'DF-4.6',
  'chose-die': 'DF-4.3',
  stole: 'DF-11.5',
  gained: 'DF-10.1',
  lost: 'DF-10.3',
  converted: 'DF-11.16',
  hammered: 'DF-10.4',
  'hammer-pass': 'DF-10.5',
  repeated: 'DF-12.1',
  reinforced: 'DF-6.1',
  passed: 'DF-7.1',
  extra: 'DF-7.2',
  bought: 'DF-8.1',
  forged: 'DF-8.5',
  paid: 'DF-9.1',
  moved: 'DF-9.2',
  ousted: 'DF-9.3',
  took: 'DF-9.4',
  'hammer-opened': 'DF-11.1',
  chest: 'DF-11.2',
  cashed: 'DF-12.4',
  garden: 'DF-2.4',
  boar: 'DF-11.7',
  ended: 'DF-13.1',
}
