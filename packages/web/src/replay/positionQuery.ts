/** `?at=123&as=1`: a position of a match and the seat it is seen from; a spectator's, when `as` is left out. */
import type { Seat } from '@alea/engine'

export function positionQuery(search: string, position: number, as: Seat | null): string {
  const query = new URLSearchParams(search)
  query.set('at', String(position))
  if (as === null) query.delete('as')
  else query.set('as', String(as))
  return query.toString()
}

/** What a link asks for. A seat that cannot be a viewer is ignored. */
export function readPositionQuery(
  search: string,
  viewers: readonly Seat[],
): { at: number | undefined; as: Seat | null | undefined } {
  const query = new URLSearchParams(search)
  const at = whole(query.get('at'))
  const as = whole(query.get('as'))
  const viewer = as !== undefined && viewers.includes(as) ? as : undefined
  // A link to a position that names no seat shows what a spectator sees.
  return { at, as: viewer ?? (at === undefined ? undefined : null) }
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined
