/** What the platform itself owes a match: derived from what is on disk, so that a restart forgets nothing. */
import type { Match, Seat } from '@alea/engine'
import { isWindow, passesItself } from '@alea/protocol'
import { type ClockState, flagAt } from './clock.ts'
import { isPersonAt, type MatchRecord } from './record.ts'

export type Duty =
  /** A bot must answer. */
  | { readonly kind: 'think'; readonly seat: Seat; readonly at: number }
  /** A window passes by itself. */
  | { readonly kind: 'pass'; readonly seat: Seat; readonly at: number }
  /** Somebody's time is up. */
  | { readonly kind: 'flag'; readonly seat: Seat; readonly at: number }
  /** Nobody waits any longer for promised bytes. */
  | { readonly kind: 'seal'; readonly at: number }
  /** A table at which nothing happens is put away. */
  | { readonly kind: 'close'; readonly at: number }

/** A table that does not fill in a day never will. */
const GATHERING_MS = 86_400_000

export function dutiesOf(
  record: MatchRecord,
  match: Match | undefined,
  clock: ClockState | undefined,
  askedAt: number,
): Duty[] {
  if (record.status === 'gathering') return [{ kind: 'close', at: record.created + GATHERING_MS }]
  if (record.status !== 'playing' || !match) return []
  const { pending } = match
  if (pending?.kind === 'chance') return [{ kind: 'seal', at: record.dice.until ?? askedAt }]
  return (pending?.seats ?? []).flatMap((seat) => dutyTo(record, match, clock, askedAt, seat))
}

function dutyTo(record: MatchRecord, match: Match, clock: ClockState | undefined, askedAt: number, seat: Seat): Duty[] {
  if (!isPersonAt(record, seat)) return [{ kind: 'think', seat, at: askedAt }]
  const offer = match.offer(seat)!
  if (isWindow(offer)) {
    const { delay, limit } = record.windows
    if (passesItself(record.seats[seat]!.orders, record.seats[seat]!.ordered, offer, match.view(seat)))
      return [{ kind: 'pass', seat, at: askedAt + delay }]
    return limit > 0 ? [{ kind: 'pass', seat, at: askedAt + Math.max(delay, limit) }] : []
  }
  return clock?.running.includes(seat) ? [{ kind: 'flag', seat, at: flagAt(clock, seat) }] : []
}

/** Whose thinking time runs: people asked something they cannot simply pass. */
export function thinkers(record: MatchRecord, match: Match): Seat[] {
  const { pending } = match
  if (pending?.kind !== 'seats') return []
  return pending.seats.filter((seat) => isPersonAt(record, seat) && !isWindow(match.offer(seat)!))
}
