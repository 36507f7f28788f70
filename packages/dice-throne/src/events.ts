/** The events of Dice Throne. */
import type { EventKind, Seat } from '@alea/engine'
import type { CardId, DiceThrone, Line, Phase, Roll, TokenId } from './state.ts'

export type DiceThroneEvent =
  | { type: 'starter'; seat: Seat }
  | { type: 'banned'; seat: Seat; hero: string }
  | { type: 'picked'; seat: Seat; hero: string }
  | { type: 'turn'; seat: Seat; turn: number }
  | { type: 'rolled'; seat: Seat; purpose: Roll['purpose']; dice: number[] }
  /** `rolled`: it fell so; otherwise somebody set it. */
  | { type: 'die'; seat: Seat; by: Seat; from: number; to: number; rolled?: true }
  | { type: 'announced'; seat: Seat; ability: string }
  /** `ultimate`: only if it is one. */
  | { type: 'activated'; seat: Seat; ability: string; ultimate?: true }
  | { type: 'no-ability'; seat: Seat }
  /** In 2 v 2, an opponent proposes whom the attack is to hit. */
  | { type: 'proposed'; seat: Seat; target: Seat }
  | { type: 'targeted'; seat: Seat; target: Seat }
  | { type: 'defended'; seat: Seat; ability: string }
  | { type: 'played'; seat: Seat; card: CardId }
  | { type: 'cast'; seat: Seat; card: CardId }
  | { type: 'sold'; seat: Seat; card: CardId }
  | { type: 'discarded'; seat: Seat; card: CardId }
  | { type: 'drew'; seat: Seat; cards?: CardId[]; count: number }
  | { type: 'looked'; seat: Seat; cards?: CardId[]; count: number }
  | { type: 'revealed'; seat: Seat; cards: CardId[] }
  /** One of the cards laid face down, counted from 1. */
  | { type: 'recommended'; seat: Seat; place: number }
  | { type: 'turned-up'; seat: Seat; place: number; card: CardId }
  | { type: 'took'; seat: Seat; card: CardId }
  /** Taken from the deck unseen; only its own side knows which. */
  | { type: 'fetched'; seat: Seat; card?: CardId }
  | { type: 'saw'; seat: Seat; of: Seat; cards?: CardId[] }
  | { type: 'spent'; seat: Seat; token: TokenId }
  | { type: 'declared'; seat: Seat; action: string }
  | { type: 'used'; seat: Seat; action: string }
  | { type: 'token'; seat: Seat; token: TokenId; change: number }
  | { type: 'cp'; seat: Seat; change: number }
  | { type: 'damaged'; seat: Seat; amount: number; lines: Line[] }
  | { type: 'healed'; seat: Seat; amount: number }
  /** What the victim loses. */
  | { type: 'stole-health'; seat: Seat; from: Seat; amount: number }
  | { type: 'flipped'; seat: Seat }
  /** The ability just activated has no effect. */
  | { type: 'failed'; seat: Seat }
  | { type: 'companion'; seat: Seat; companion: string; state: string }
  | { type: 'companion-dial'; seat: Seat; companion: string; change: number; value: number }
  | { type: 'skipped'; seat: Seat; phase: Phase }
  | { type: 'reshuffled'; seat: Seat }
  | { type: 'defeated'; seat: Seat }
  | { type: 'ended'; reason: NonNullable<DiceThrone['ended']> }

/** What each event means to somebody who does not know the rules. */
export const EVENT_KINDS = {
  starter: 'note',
  banned: 'note',
  picked: 'note',
  turn: 'turn',
  rolled: 'roll',
  die: 'roll',
  announced: 'note',
  activated: 'note',
  'no-ability': 'note',
  proposed: 'note',
  targeted: 'note',
  defended: 'note',
  played: 'card',
  cast: 'card',
  sold: 'card',
  discarded: 'card',
  drew: 'card',
  looked: 'note',
  revealed: 'note',
  recommended: 'note',
  'turned-up': 'card',
  took: 'card',
  fetched: 'card',
  saw: 'note',
  spent: 'note',
  declared: 'note',
  used: 'note',
  token: 'gain',
  cp: 'gain',
  damaged: 'hit',
  healed: 'gain',
  'stole-health': 'hit',
  flipped: 'note',
  failed: 'note',
  companion: 'note',
  'companion-dial': 'gain',
  skipped: 'note',
  reshuffled: 'card',
  defeated: 'hit',
  ended: 'end',
} as const satisfies Record<DiceThroneEvent['type'], EventKind>

/** The rule an event follows from, where that is always the same one. */
export const EVENT_RULES: Readonly<Partial<Record<DiceThroneEvent['type'], string>>> = {
  starter: 'DT-3.4',
  banned: 'DT-3.6',
  picked: 'DT-3.6',
  turn: 'DT-4.1',
  announced: 'DT-5.2',
  declared: 'DT-17.6',
  activated: 'DT-5.5',
  'no-ability': 'DT-5.3',
  proposed: 'DT-6.7',
  defended: 'DT-7.2',
  played: 'DT-16.1',
  sold: 'DT-4.6',
  discarded: 'DT-4.11',
  spent: 'DT-14.3',
  token: 'DT-14.6',
  cp: 'DT-18.3',
  damaged: 'DT-12.1',
  healed: 'DT-18.2',
  'stole-health': 'DT-9.6',
  companion: 'DT-15.3',
  'companion-dial': 'DT-15.3',
  reshuffled: 'DT-16.8',
  defeated: 'DT-18.1',
}
