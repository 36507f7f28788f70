import type { BySeat, Language, Offer, Seat } from '@alea/engine'
import type { Messages } from '../messages/messages.ts'

/** What a table is drawn for, besides the view itself. */
export interface Scene {
  readonly language: Language
  readonly say: Messages
  readonly names: BySeat<string>
  /** Whom the match waits for. */
  readonly awaited: readonly Seat[]
  /** The question, where it is put to the one who looks. */
  readonly offer?: Offer
  /** Only this seat's part of the table: the rest has not changed since it was last drawn. */
  readonly only?: Seat
  readonly width: number
}

export type Draw<V = unknown> = (view: V, scene: Scene) => string[]
