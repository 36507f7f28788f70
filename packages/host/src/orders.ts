/** Standing orders: what a seat has said about windows before it is asked. */
import type { Match, Seat } from '@alea/engine'
import type { Orders, Passing } from '@alea/protocol/client'
import { type MatchRecord, type SeatRecord, withSeat } from './record.ts'

/** Does an order to pass hold for the window that is open now? */
const HOLDS: { readonly [P in Passing]: (match: Match, seat: Seat, given: SeatRecord) => boolean } = {
  always: () => true,
  turn: (match, _, { ordered }) => match.turn === ordered,
  unchanged: (match, seat, { ordered, known = [] }) =>
    match.turn === ordered && match.offer(seat)!.options.every(({ key }) => known.includes(key)),
}

/** Orders as they are kept: with what they refer to. */
export function ordersGiven(match: Match | undefined, seat: Seat, orders: Orders): Partial<SeatRecord> {
  const known = orders.pass === 'unchanged' ? match?.offer(seat)?.options.map(({ key }) => key) : undefined
  return { orders, ...(match && { ordered: match.turn }), ...(known && { known }) }
}

/** Whoever takes a decision back wants to be asked: an order to pass would give it again at once. */
export function withoutPassing(record: MatchRecord, seat: Seat): MatchRecord {
  const { pass, ...orders } = record.seats[seat]!.orders ?? {}
  return pass === undefined ? record : withSeat(record, seat, { orders })
}

/** Is the window that is open to this seat declined for it: by its orders, or because it can do nothing else? */
export function declinesItself(match: Match, seat: Seat, given: SeatRecord): boolean {
  const { pass, stop } = given.orders ?? {}
  if (pass !== undefined && HOLDS[pass](match, seat, given)) return true
  return !stop && optionCount(match, seat) === 1
}

function optionCount({ pending }: Match, seat: Seat): number {
  if (pending?.kind !== 'seats') return 0
  return pending.options[pending.seats.indexOf(seat)]?.length ?? 0
}
