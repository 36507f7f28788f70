/** Invitations to one seat each. A link is used up when its seat is taken; a seat that becomes free gets a new one. */
import type { Seat } from '@alea/engine'
import type { Table } from '@alea/protocol/client'
import { type MatchRecord, type SeatRecord, withSeat } from './record.ts'
import { Refusal } from './refusal.ts'
import { FAULTS } from './text/faults.ts'

/** Used links that are remembered, so that whoever opens one is told why it does not work. */
const REMEMBERED = 64

/** The open seat this link leads to. */
export const linkedSeat = ({ seats }: MatchRecord, link: string | undefined): Seat | undefined => {
  const seat = link ? seats.findIndex((one) => one.kind === 'open' && one.link === link) : -1
  return seat < 0 ? undefined : seat
}

export function checkNotUsed({ usedLinks = [] }: MatchRecord, link: string | undefined): void {
  if (link && usedLinks.includes(link)) throw new Refusal('not-open', (language) => FAULTS[language].linkUsed)
}

/** Does this secret let somebody join any free seat? */
export const isTableInvitation = ({ invitation, seatLinks }: MatchRecord, given: string | undefined): boolean =>
  !seatLinks && given === invitation

/** Does this secret let somebody watch? */
export const letsWatch = (record: MatchRecord, given: string | undefined): boolean =>
  given !== undefined &&
  given !== '' &&
  (given === record.watchLink || isTableInvitation(record, given) || linkedSeat(record, given) !== undefined)

/** The seat's link, if it has one, is used up; it may get another. */
export function withLink(record: MatchRecord, seat: Seat, link?: string): MatchRecord {
  const { link: used, ...rest } = record.seats[seat]!
  const usedLinks = used ? [...(record.usedLinks ?? []), used].slice(-REMEMBERED) : record.usedLinks
  const seats = record.seats.map((one, i): SeatRecord => (i === seat ? { ...rest, ...(link && { link }) } : one))
  return { ...record, seats, ...(usedLinks && { usedLinks }) }
}

export function withNewLink(record: MatchRecord, seat: Seat, link: string): MatchRecord {
  const one = record.seats[seat]
  if (one?.kind !== 'open' || one.reserved !== undefined)
    throw new Refusal('not-open', (language) => FAULTS[language].seatTaken)
  return withSeat(withLink(record, seat), seat, { link })
}

export const linksOf = ({ seats, watchLink, status }: MatchRecord): NonNullable<Table['links']> => ({
  seats: seats.map(({ kind, link }) => (status === 'gathering' && kind === 'open' ? (link ?? null) : null)),
  ...(watchLink !== undefined && { watch: watchLink }),
})
