import type { Seat } from '@alea/engine'
import type { Price } from '../effects/price.ts'
import type { Names } from './names.ts'

/** What the rules say about a question. */
export interface AskParams {
  phase?: string
  attempts?: number
  /** What each further attempt costs. */
  each?: number
  cp?: number
  action?: string
  /** Who wants to act. */
  seat?: Seat
  by?: string
  token?: string
  /** The ability under way, and what it is to the player who is asked. */
  ability?: string
  role?: 'announces' | 'uses' | 'target'
  /** Whose turn it is, if it is somebody else's. */
  turn?: Seat
  left?: number
  price?: Price
  /** Whether the opponents begin to choose a target, or the one on the left decides. */
  word?: 'first' | 'last'
}

/** Names, and an action such as `play:tip-it` or a price in words. */
export interface AskNames extends Names {
  /** Undefined where players have no names. */
  player(seat: Seat | undefined): string | undefined
  action(action: string): string
  /** A price after `you may`. */
  price(price: Price | undefined): string
  /** `how many Chi tokens do you spend` */
  howMany(price: Price | undefined): string
}

export type AskText = (p: AskParams, say: AskNames) => string
