/** What the host itself must do for a match, and when. Derived from what is stored, so a restart loses nothing. */
import type { Match, Seat } from '@alea/engine'
import { type ClockState, flagAt } from './clock.ts'
import { declinesItself } from './orders.ts'
import { isPersonAt, type MatchRecord } from './record.ts'

export type DueAction =
  /** A bot must answer. */
  | { readonly kind: 'think'; readonly seat: Seat; readonly at: number }
  /** A window is declined for a seat. */
  | { readonly kind: 'decline'; readonly seat: Seat; readonly at: number }
  /** Somebody's time is up. */
  | { readonly kind: 'flag'; readonly seat: Seat; readonly at: number }
  /** Contributions to the dice are no longer awaited. */
  | { readonly kind: 'seal'; readonly at: number }
  /** A table at which nothing happens is abandoned. */
  | { readonly kind: 'close'; readonly at: number }

/** A table that is not full after a day is abandoned. */
const GATHERING_MS = 86_400_000

const NONE: readonly DueAction[] = []

export function dueActionsOf(
  record: MatchRecord,
  match: Match | undefined,
  clock: ClockState | undefined,
  askedAt: number,
): readonly DueAction[] {
  if (record.status === 'gathering') return [{ kind: 'close', at: record.created + GATHERING_MS }]
  if (record.status !== 'playing' || !match) return NONE
  const { pending } = match
  if (pending?.kind === 'chance')
    return record.dice.sealed ? NONE : [{ kind: 'seal', at: record.dice.until ?? askedAt }]
  if (!pending) return NONE
  return pending.seats.flatMap((seat) => dueActionOf(record, match, clock, askedAt, seat) ?? [])
}

function dueActionOf(
  record: MatchRecord,
  match: Match,
  clock: ClockState | undefined,
  askedAt: number,
  seat: Seat,
): DueAction | undefined {
  if (!isPersonAt(record, seat)) return { kind: 'think', seat, at: askedAt }
  if (match.decline !== undefined) {
    const { delay, limit } = record.windows
    if (declinesItself(match, seat, record.seats[seat]!)) return { kind: 'decline', seat, at: askedAt + delay }
    return limit > 0 ? { kind: 'decline', seat, at: askedAt + Math.max(delay, limit) } : undefined
  }
  return clock?.running.includes(seat) ? { kind: 'flag', seat, at: flagAt(clock, seat) } : undefined
}

/** Whose clock runs: people who are asked something that is not a window. */
export function thinkers(record: MatchRecord, match: Match): Seat[] {
  const { pending } = match
  if (pending?.kind !== 'seats' || match.decline !== undefined) return []
  return pending.seats.filter((seat) => isPersonAt(record, seat))
}

/** Could a person learn something from how long this seat takes? Bots ignore timing. */
export const isTimed = ({ seats, spectators }: MatchRecord, seat: Seat): boolean =>
  spectators || seats.some((one, i) => i !== seat && one.kind === 'player')
