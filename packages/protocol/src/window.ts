/** Questions that may be passed. A game makes one a window by offering `pass`; how long a pass takes must not tell why it was given. */
import type { Json, Offer } from '@alea/engine'
import type { Orders } from './schema/table.ts'

export const PASS = 'pass'

export const isWindow = ({ options }: Pick<Offer, 'options'>): boolean => options.some(({ key }) => key === PASS)

/** Does a seat pass without being asked: nothing else to do, or standing orders, given in the turn `ordered`? */
export function passesItself(
  orders: Orders | undefined,
  ordered: Json | undefined,
  { options }: Offer,
  view: unknown,
): boolean {
  if (orders?.pass === 'always') return true
  if (orders?.pass === 'turn' && JSON.stringify(turnOf(view) ?? null) === JSON.stringify(ordered ?? null)) return true
  return options.length === 1 && !orders?.stop
}

export const turnOf = (view: unknown): Json | undefined => (view as { turn?: Json } | null)?.turn
