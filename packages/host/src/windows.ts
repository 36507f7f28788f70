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

/** When the current window is declined for the person in a seat; undefined if they must do it themselves. */
export function declinedAt(record: MatchRecord, match: Match, seat: Seat, askedAt: number): number | undefined {
  const given = record.seats[seat]!
  const { delay, limit, hold = 0, uniform = false } = record.windows
  const held = holdsOpen(match, given)
  const ownTime = limit === delay && match.active === seat
  if (!isAmongPeople(record))
    return !held && (passesByOrder(match, seat, given) || hasNothingElse(match, seat, given)) ? askedAt : undefined
  if (!held && passesByOrder(match, seat, given)) return askedAt + delay
  if (!held && !uniform && !(ownTime && hold > 0) && hasNothingElse(match, seat, given)) return askedAt + delay
  return limit > 0 ? askedAt + Math.max(delay, limit, held || ownTime ? hold : 0) : undefined
}
