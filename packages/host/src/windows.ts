/** How long windows stay open. Where several people play this must not depend on what a seat holds: the length of a window would tell them. */
import type { Match, Seat } from '@alea/engine'
import type { ClockSetup, Windows } from '@alea/protocol/client'
import { DAY } from './clocks/clockKind.ts'
import { hasNothingElse, holdsOpen, passesByOrder } from './orders.ts'
import type { MatchRecord } from './record.ts'

/**
 * The windows of a table that does not say: with days for an answer everybody is asked and may take them; otherwise a window that is passed in
 * somebody else's turn lasts exactly two seconds, unless the seat holds it open, and in one's own turn there is a minute.
 */
export const usualWindows = (clock: ClockSetup | undefined): Windows =>
  clock?.kind === 'days'
    ? { delay: 1000, limit: clock.days * DAY, uniform: true }
    : { delay: 2000, limit: 2000, hold: 60_000 }

/** Do several people play? Otherwise nobody can learn anything from how long a window lasts: bots ignore it. */
export const isAmongPeople = ({ seats }: MatchRecord): boolean =>
  seats.filter(({ kind }) => kind === 'player').length > 1

/** Does the current window last equally long whenever this seat passes? In one's own turn it is a decision like any other. */
export const isEven = (record: MatchRecord, match: Match, seat: Seat): boolean =>
  hasLimit(record) && record.windows.limit === record.windows.delay && match.active !== seat

/** A window without a limit costs thinking time: otherwise somebody who is gone could keep a match with a clock open for ever. */
export const hasLimit = (record: MatchRecord): boolean => isAmongPeople(record) && record.windows.limit > 0

/** Is the current window declined for the person in a seat without asking: by order, or because there is nothing else to do? */
export function passesByItself(record: MatchRecord, match: Match, seat: Seat): boolean {
  const given = record.seats[seat]!
  if (holdsOpen(match, given)) return false
  if (passesByOrder(match, seat, given)) return true
  const { hold = 0, uniform = false } = record.windows
  const isAsked = isAmongPeople(record) && (uniform || (isOwnTime(record, match, seat) && hold > 0))
  return !isAsked && hasNothingElse(match, seat, given)
}

/** In one's own turn, where windows of the others last equally long. */
const isOwnTime = ({ windows: { delay, limit } }: MatchRecord, match: Match, seat: Seat): boolean =>
  limit === delay && match.active === seat

/** When the current window is declined for the person in a seat; undefined if they must do it themselves. */
export function declinedAt(record: MatchRecord, match: Match, seat: Seat, askedAt: number): number | undefined {
  const { delay, limit, hold = 0 } = record.windows
  if (passesByItself(record, match, seat)) return isAmongPeople(record) ? askedAt + delay : askedAt
  if (!isAmongPeople(record) || limit <= 0) return undefined
  const hasMore = holdsOpen(match, record.seats[seat]!) || isOwnTime(record, match, seat)
  return askedAt + Math.max(delay, limit, hasMore ? hold : 0)
}
