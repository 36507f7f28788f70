import type { BySeat, Language, Offer, Seat } from '@alea/engine'
import type { Messages } from '../text/index.ts'

/** What a table is drawn with, besides the view itself. */
export interface DrawContext {
  readonly language: Language
  readonly say: Messages
  readonly names: BySeat<string>
  /** Whom the match waits for. */
  readonly awaited: readonly Seat[]
  /** The question, if it is asked of the viewer. */
  readonly offer?: Offer
  /** Draws only this seat's part of the table: the rest has not changed since it was last drawn. */
  readonly only?: Seat
  readonly width: number
  /** The match has ended: nobody is to act, and no dice are rolled. */
  readonly isOver?: boolean
}

export type Draw<V = unknown> = (view: V, context: DrawContext) => string[]
