/** Joining, leaving and starting, as functions from record to record; they throw a Refusal. */
import type { Seat } from '@alea/engine'
import { awaitedContributions, type Ids, isPersonAt, type MatchRecord, type SeatRecord, withSeat } from './record.ts'
import { Refusal } from './refusal.ts'
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
  const own = record.seats.findIndex(({ reserved, kind }) => kind === 'open' && ids.has(reserved ?? ''))
  if (!record.open && wish.invitation !== record.invitation && own < 0)
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
  return promised(withSeat(record, seat, { kind: 'player', player: id, name }), seat, commitment ?? null)
}

export function emptied(record: MatchRecord, seat: Seat, ids: Ids): MatchRecord {
  checkGathering(record)
  const place = record.seats[seat]
  if (!place || !(ids.has(record.host) || ids.has(place.player ?? ''))) throw new Refusal('not-allowed')
  const seats = record.seats.map((each, i) => (i === seat ? ({ kind: 'open' } as const) : each))
  return promised({ ...record, seats }, seat, null)
}

export function withBot(record: MatchRecord, seat: Seat, bot: string, name: string, ids: Ids): MatchRecord {
  checkGathering(record)
  if (!ids.has(record.host)) throw new Refusal('not-allowed', (language) => FAULTS[language].onlyTheHost)
  if (record.seats[seat]?.kind !== 'open') throw new Refusal('not-open', (language) => FAULTS[language].seatTaken)
  return withSeat(record, seat, { kind: 'bot', bot, name })
}

/** The match starts; dice wait until `until` for promised contributions. */
export function begun(record: MatchRecord, now: number, until: number): MatchRecord {
  checkGathering(record)
  const empty = record.seats.findIndex(({ kind }) => kind === 'open')
  if (empty >= 0) throw new Refusal('not-open', (language) => FAULTS[language].seatEmpty(empty + 1))
  const started: MatchRecord = { ...record, status: 'playing', started: now, dice: { ...record.dice, until } }
  return awaitedContributions(started).length > 0 ? started : { ...started, dice: { ...started.dice, sealed: true } }
}

/** A bot plays for somebody. */
export const stoodInFor = (record: MatchRecord, seat: Seat): MatchRecord =>
  withSeat(record, seat, { bot: record.standIn })

/** A player takes their seat back from the stand-in; the same record if there is none. */
export function takenBack(record: MatchRecord, seat: Seat): MatchRecord {
  if (record.seats[seat]!.resigned !== undefined)
    throw new Refusal('not-allowed', (language) => FAULTS[language].youResigned)
  if (isPersonAt(record, seat)) return record
  const { bot: _, ...back } = record.seats[seat]!
  return { ...record, seats: record.seats.map((one, i) => (i === seat ? back : one)) }
}

/** Everybody moves one seat on. */
export const rotated = <T>(seats: readonly T[]): T[] => seats.map((_, i) => seats.at(i - 1)!)

/** The seats of a rematch, reserved for the same people. */
export const rematchSeats = (seats: readonly SeatRecord[]): SeatRecord[] =>
  rotated(seats).map(({ kind, player, bot, name }) =>
    kind === 'player' ? { kind: 'open', reserved: player! } : { kind: 'bot', bot: bot!, name: name! },
  )

export const isComplete = ({ seats }: MatchRecord): boolean => seats.every(({ kind }) => kind !== 'open')

export const isReserved = ({ seats }: MatchRecord): boolean => seats.some(({ reserved }) => reserved !== undefined)

const promised = (record: MatchRecord, seat: Seat, commitment: string | null): MatchRecord => {
  const commitments = record.dice.commitments.map((given, i) => (i === seat ? commitment : given))
  return { ...record, dice: { ...record.dice, commitments } }
}

function checkGathering({ status }: MatchRecord): void {
  if (status !== 'gathering') throw new Refusal('not-open', (language) => FAULTS[language].hasBegun)
}
