/** What the host itself must do for a match, and when. Derived from what is stored, so a restart loses nothing. */
import type { Match, Seat } from '@alea/engine'
import { type ClockState, flagAt } from './clock.ts'
import { nextLapse } from './proposals.ts'
import { isPersonAt, type MatchRecord } from './record.ts'
import { declinedAt, hasLimit, isEven } from './windows.ts'

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
  /** A proposal was not answered in time. */
  | { readonly kind: 'lapse'; readonly at: number }
  /** A pause ends. */
  | { readonly kind: 'resume'; readonly at: number }

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
  const lapse = nextLapse(record)
  const lapses: readonly DueAction[] = lapse === undefined ? NONE : [{ kind: 'lapse', at: lapse }]
  if (record.paused) {
    const { resumes } = record.paused
    return resumes === undefined ? lapses : [...lapses, { kind: 'resume', at: resumes }]
  }
  const due = dueInMatch(record, match, clock, askedAt)
  return lapses.length === 0 ? due : [...lapses, ...due]
}

function dueInMatch(
  record: MatchRecord,
  match: Match,
  clock: ClockState | undefined,
  askedAt: number,
): readonly DueAction[] {
  const { pending } = match
  if (pending?.kind === 'chance')
    return record.dice.sealed ? NONE : [{ kind: 'seal', at: record.dice.until ?? askedAt }]
  if (!pending) return NONE
  return pending.seats.flatMap((seat) => dueActionsAt(record, match, clock, askedAt, seat))
}

function dueActionsAt(
  record: MatchRecord,
  match: Match,
  clock: ClockState | undefined,
  askedAt: number,
  seat: Seat,
): readonly DueAction[] {
  const isWindow = match.decline !== undefined
  if (!isPersonAt(record, seat)) {
    const think = { kind: 'think', seat, at: askedAt } as const
    // A bot that is still thinking then must not make the window longer.
    return isWindow && isEven(record, match, seat)
      ? [think, { kind: 'decline', seat, at: askedAt + record.windows.limit }]
      : [think]
  }
  const declined = isWindow ? declinedAt(record, match, seat, askedAt) : undefined
  if (declined !== undefined) return [{ kind: 'decline', seat, at: declined }]
  return clock?.running.includes(seat) ? [{ kind: 'flag', seat, at: flagAt(clock, seat) }] : NONE
}

/** Whose clock runs: people who are asked something, except in a window with a limit. */
export function thinkers(record: MatchRecord, match: Match): Seat[] {
  const { pending } = match
  if (pending?.kind !== 'seats' || (match.decline !== undefined && hasLimit(record))) return []
  return pending.seats.filter((seat) => isPersonAt(record, seat))
}
