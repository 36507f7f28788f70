/** A standing order, given with `p`: pass for the rest of the turn, as long as nothing more can be done than now. */
import type { Json, Offer } from '@alea/engine'

export interface PassingOn {
  readonly turn: Json | undefined
  /** What is declined. */
  readonly keys: ReadonlySet<string>
}

const PASS = 'pass'

export const mayPassOn = ({ options }: Offer): boolean => options.some(({ key }) => key === PASS)

export const passingOn = ({ options }: Offer, view: unknown): PassingOn => ({
  turn: turnOf(view),
  keys: new Set(options.map(({ key }) => key)),
})

export const isPassed = (order: PassingOn | undefined, offer: Offer, view: unknown): boolean =>
  order !== undefined &&
  order.turn === turnOf(view) &&
  mayPassOn(offer) &&
  offer.options.every(({ key }) => order.keys.has(key))

const turnOf = (view: unknown): Json | undefined => (view as { turn?: Json }).turn
