/** Questions that may be passed. A game makes one a window by offering `pass`; how long a pass takes must not tell why it was given. */
import type { Json, Offer } from '@alea/engine'
import type { MatchRecord, Place } from './record.ts'

export const PASS = 'pass'

export const isWindow = ({ options }: Offer): boolean => options.some(({ key }) => key === PASS)

/** Does this seat pass without being asked: nothing else to do, or standing orders? */
export function passesItself({ orders, ordered }: Place, { options }: Offer, view: unknown): boolean {
  if (orders?.pass === 'always') return true
  if (orders?.pass === 'turn' && JSON.stringify(turnOf(view) ?? null) === JSON.stringify(ordered ?? null)) return true
  return options.length === 1 && !orders?.stop
}

export const turnOf = (view: unknown): Json | undefined => (view as { turn?: Json } | null)?.turn

/** Is anybody there to learn something from how long this seat takes? Bots do not look at clocks. */
export const isTimed = ({ seats, spectators }: MatchRecord, seat: number): boolean =>
  spectators || seats.some((place, i) => i !== seat && place.kind === 'player')
