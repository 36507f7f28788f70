/** `?at=123&as=1`: a moment of a match and whose eyes see it; nobody's when `as` is left out. */
import type { Seat } from '@alea/engine'

export function momentQuery(search: string, position: number, as: Seat | null): string {
  const query = new URLSearchParams(search)
  query.set('at', String(position))
  if (as === null) query.delete('as')
  else query.set('as', String(as))
  return query.toString()
}

/** What a link asks for: nothing it does not say, no seat there is none of. */
export function readMoment(
  search: string,
  eyes: readonly Seat[],
): { at: number | undefined; as: Seat | null | undefined } {
  const query = new URLSearchParams(search)
  const at = whole(query.get('at'))
  const as = whole(query.get('as'))
  const seen = as !== undefined && eyes.includes(as) ? as : undefined
  // A link to a moment that names no eyes means a spectator's.
  return { at, as: seen ?? (at === undefined ? undefined : null) }
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined
