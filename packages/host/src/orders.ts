/** Standing orders: a seat's instructions for windows, given in advance. */
import type { Match, Seat } from '@alea/engine'
import type { Orders, Passing } from '@alea/protocol/client'
import { type MatchRecord, type SeatRecord, withSeat } from './record.ts'

/** Does an order to pass apply to the current window? */
const HOLDS: { readonly [P in Passing]: (match: Match, seat: Seat, given: SeatRecord) => boolean } = {
  always: () => true,
  turn: (match, _, { ordered }) => match.turn === ordered,
  unchanged: (match, seat, { ordered, known = [] }) =>
    match.turn === ordered && match.offer(seat)!.options.every(({ key }) => known.includes(key)),
}

/** Orders as they are stored: with the turn and options they refer to. */
export function ordersGiven(match: Match | undefined, seat: Seat, orders: Orders): Partial<SeatRecord> {
  const known = orders.pass === 'unchanged' ? match?.offer(seat)?.options.map(({ key }) => key) : undefined
  return { orders, ...(match && { ordered: match.turn }), ...(known && { known }) }
}

/** After an undo the seat wants to be asked: an order to pass would answer again at once. */
export function withoutPassing(record: MatchRecord, seat: Seat): MatchRecord {
  const { pass, ...orders } = record.seats[seat]!.orders ?? {}
  return pass === undefined ? record : withSeat(record, seat, { orders })
}

/** Is the current window declined for this seat by its orders? */
export function passesByOrder(match: Match, seat: Seat, given: SeatRecord): boolean {
  const pass = given.orders?.pass
  return pass !== undefined && HOLDS[pass](match, seat, given)
}

/** Is declining all this seat can do, and does it not want to be asked anyway? */
export const hasNothingElse = (match: Match, seat: Seat, { orders }: SeatRecord): boolean =>
  !orders?.stop && optionCount(match, seat) === 1

/** Does the seat want more time in the current window? */
export const holdsOpen = ({ position }: Match, { orders }: SeatRecord): boolean => orders?.hold === position

function optionCount({ pending }: Match, seat: Seat): number {
  if (pending?.kind !== 'seats') return 0
  return pending.options[pending.seats.indexOf(seat)]?.length ?? 0
}
