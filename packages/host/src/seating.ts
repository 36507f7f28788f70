/** Joining, leaving and starting, as functions from record to record; they throw a Refusal. */
import type { Seat } from '@alea/engine'
import { handedOver } from './handovers.ts'
import { awaitedContributions, type Ids, isPersonAt, type MatchRecord, type SeatRecord, withSeat } from './record.ts'
import { Refusal } from './refusal.ts'
import { checkNotUsed, isTableInvitation, linkedSeat, withLink } from './seatLinks.ts'
import { FAULTS } from './text/faults.ts'

export interface Sitter {
  readonly id: string
  readonly name: string
}

export interface SitWish {
  readonly seat?: Seat | undefined
  readonly invitation?: string | undefined
  readonly commitment?: string | undefined
}

/** The seat a player gets: the one asked for, the one reserved for them, or the first that is free. */
export function freeSeat(record: MatchRecord, ids: Ids, wish: SitWish): Seat {
  checkGathering(record)
  checkNotUsed(record, wish.invitation)
  const linked = linkedSeat(record, wish.invitation)
  if (linked !== undefined) {
    if (wish.seat !== undefined && wish.seat !== linked)
      throw new Refusal('not-allowed', (language) => FAULTS[language].linkOfOtherSeat)
    return linked
  }
  const own = record.seats.findIndex(({ reserved, kind }) => kind === 'open' && ids.has(reserved ?? ''))
  if (!record.open && !isTableInvitation(record, wish.invitation) && own < 0)
    throw new Refusal('not-allowed', (language) => FAULTS[language].byInvitation)
  const isFree = (seat: Seat) => {
    const one = record.seats[seat]
    return one?.kind === 'open' && (one.reserved === undefined || ids.has(one.reserved))
  }
  const seat = wish.seat ?? (own >= 0 ? own : record.seats.findIndex((_, i) => isFree(i)))
  if (!isFree(seat))
    throw new Refusal('not-open', (language) => FAULTS[language][seat < 0 ? 'everySeatTaken' : 'seatTaken'])
  return seat
}

export function seated(record: MatchRecord, seat: Seat, { id, name }: Sitter, commitment?: string): MatchRecord {
  const claimed = withSeat(withLink(record, seat), seat, { kind: 'player', player: id, name })
  return promised(claimed, seat, commitment ?? null)
}

/** `link`: the new link of the seat. */
export function emptied(record: MatchRecord, seat: Seat, ids: Ids, link: string): MatchRecord {
  checkGathering(record)
  const place = record.seats[seat]
  if (!place || !(ids.has(record.host) || ids.has(place.player ?? ''))) throw new Refusal('not-allowed')
  const used = withLink(record, seat)
  const open: SeatRecord = { kind: 'open', ...(link && { link }) }
  const seats = used.seats.map((each, i) => (i === seat ? open : each))
  return promised({ ...used, seats }, seat, null)
}

export function withBot(record: MatchRecord, seat: Seat, bot: string, name: string, ids: Ids): MatchRecord {
  checkGathering(record)
  if (!ids.has(record.host)) throw new Refusal('not-allowed', (language) => FAULTS[language].onlyTheHost)
  if (record.seats[seat]?.kind !== 'open') throw new Refusal('not-open', (language) => FAULTS[language].seatTaken)
  if (record.rated) throw new Refusal('bad-option', (language) => FAULTS[language].noBotAtRated)
  return withSeat(withLink(record, seat), seat, { kind: 'bot', bot, name })
}

/** A player says before the start that it may begin, or not yet. */
export function withReady(record: MatchRecord, seat: Seat, isReady: boolean, ids: Ids): MatchRecord {
  checkGathering(record)
  const place = record.seats[seat]
  if (!place || !ids.has(place.player ?? '')) throw new Refusal('not-allowed')
  const { ready: _, ...rest } = place
  const changed: SeatRecord = isReady ? { ...rest, ready: true } : rest
  return { ...record, seats: record.seats.with(seat, changed) }
}

/** Before the start, two seats change places: whoever sits there, their promises for the dice, and links to seats. */
export function swapped(record: MatchRecord, one: Seat, other: Seat): MatchRecord {
  checkGathering(record)
  const { seats, dice } = record
  if (!seats[one] || !seats[other]) throw new Refusal('not-found')
  const exchange = <T>(list: readonly T[]): T[] => list.with(one, list[other]!).with(other, list[one]!)
  return { ...record, seats: exchange(seats), dice: { ...dice, commitments: exchange(dice.commitments) } }
}

/** The match starts; dice wait until `until` for promised contributions. */
export function begun(record: MatchRecord, now: number, until: number): MatchRecord {
  checkGathering(record)
  const empty = record.seats.findIndex(({ kind }) => kind === 'open')
  if (empty >= 0) throw new Refusal('not-open', (language) => FAULTS[language].seatEmpty(empty + 1))
  // Servers before 0.3 let a bot sit down at a rated table.
  const rated = record.rated && !hasBot(record)
  const seats = record.seats.map(({ ready: _, ...seat }) => seat)
  const started: MatchRecord = {
    ...record,
    seats,
    rated,
    status: 'playing',
    started: now,
    dice: { ...record.dice, until },
  }
  return awaitedContributions(started).length > 0 ? started : { ...started, dice: { ...started.dice, sealed: true } }
}

/** A bot plays for somebody until they come back. */
export function stoodInFor(record: MatchRecord, seat: Seat, now: number, why: 'time' | 'absence'): MatchRecord {
  const bot = record.standIn
  return handedOver(withSeat(record, seat, { bot }), { seat, why, at: now, bot })
}

/** A player takes their seat back from the stand-in; the same record if there is none. */
export function takenBack(record: MatchRecord, seat: Seat, now: number): MatchRecord {
  const { resigned, lost } = record.seats[seat]!
  if (resigned !== undefined)
    throw new Refusal('not-allowed', (language) => FAULTS[language][lost ? 'youLost' : 'youResigned'])
  if (isPersonAt(record, seat)) return record
  const { bot: _, ...back } = record.seats[seat]!
  const seats = record.seats.map((one, i) => (i === seat ? back : one))
  return handedOver({ ...record, seats }, { seat, why: 'back', at: now })
}

/** Everybody moves one seat on. */
export const rotated = <T>(seats: readonly T[]): T[] => seats.map((_, i) => seats.at(i - 1)!)

/** The seats of a rematch, reserved for the same people. */
export const rematchSeats = (seats: readonly SeatRecord[]): SeatRecord[] =>
  rotated(seats).map(({ kind, player, bot, name }) => {
    if (kind === 'player') return { kind: 'open', reserved: player! }
    return kind === 'bot' ? { kind, bot: bot!, name: name! } : { kind }
  })

/** Seats that were reserved for these people are anybody's. */
export const unreserved = (record: MatchRecord, isGone: (player: string) => boolean): MatchRecord => ({
  ...record,
  seats: record.seats.map((one) =>
    one.kind === 'open' && one.reserved !== undefined && isGone(one.reserved) ? { kind: 'open' } : one,
  ),
})

/** A table at which a bot has a seat of its own is not rated. */
export const hasBot = ({ seats }: Pick<MatchRecord, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot')

export const isComplete = ({ seats }: MatchRecord): boolean => seats.every(({ kind }) => kind !== 'open')

export const isReserved = ({ seats }: MatchRecord): boolean => seats.some(({ reserved }) => reserved !== undefined)

const promised = (record: MatchRecord, seat: Seat, commitment: string | null): MatchRecord => {
  const commitments = record.dice.commitments.map((given, i) => (i === seat ? commitment : given))
  return { ...record, dice: { ...record.dice, commitments } }
}

export function checkGathering({ status }: MatchRecord): void {
  if (status !== 'gathering') throw new Refusal('not-open', (language) => FAULTS[language].hasBegun)
}
