/** Everything about a match except its answers. Stored as it is; `tableOf` makes the public part. */
import type { Options, Seat } from '@alea/engine'
import type {
  Absence,
  ClockSetup,
  Ending,
  Handover,
  Orders,
  Pause,
  Salt,
  Status,
  Unplayable,
  Windows,
} from '@alea/protocol/client'
import type { ProposalsRecord } from './proposals.ts'

export interface MatchRecord {
  readonly id: string
  readonly status: Status
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: readonly SeatRecord[]
  /** The player who set up the table. */
  readonly host: string
  readonly open: boolean
  readonly rated: boolean
  readonly spectators: boolean
  /** Seconds by which spectators are behind. */
  readonly spectatorDelay?: number
  /** The minimum number of milliseconds a bot takes. */
  readonly pace: number
  /** The bot that plays for somebody who left, ran out of time or resigned. */
  readonly standIn: string
  /** Left out by hosts before 0.3: a stand-in. */
  readonly absence?: Absence
  readonly handovers?: readonly Handover[]
  readonly windows: Windows
  readonly clock?: ClockSetup
  readonly dice: DiceRecord
  readonly invitation: string
  /** The invitation does not lead to a seat: every open seat has a link of its own. */
  readonly seatLinks?: boolean
  readonly watchLink?: string
  readonly usedLinks?: readonly string[]
  readonly created: number
  readonly started?: number
  readonly ended?: number
  readonly ending?: Ending
  readonly rematch?: string
  /** Why it was closed although nobody ended it. */
  readonly unplayable?: Unplayable
  readonly proposals?: ProposalsRecord
  readonly paused?: Pause
  /** When the last pause ended: what was asked before counts as asked then. */
  readonly resumed?: number
  /** Since when spectators may watch from any seat. */
  readonly openHands?: number
}

export interface SeatRecord {
  readonly kind: 'open' | 'player' | 'bot'
  readonly player?: string
  readonly name?: string
  /** The bot that plays here now: the seat's own, or a stand-in. */
  readonly bot?: string
  /** How many had resigned before; 0.1 wrote `true`. */
  readonly resigned?: number | true
  /** Resigned, not by their own will. */
  readonly lost?: 'time' | 'absence'
  /** This player deleted their account; the name is gone. */
  readonly deleted?: true
  readonly orders?: Orders
  /** The turn in which the orders were given. */
  readonly ordered?: number
  /** The keys of the options when the orders were given. */
  readonly known?: readonly string[]
  /** Before the start: this player has said that it may begin. */
  readonly ready?: true
  /** Open: who has this may sit here. */
  readonly link?: string
  /** Open, but reserved for this player of the previous match. */
  readonly reserved?: string
}

/** The secret must not leave the server before the end. */
export interface DiceRecord {
  readonly secret: string
  readonly commitment: string
  readonly commitments: readonly (string | null)[]
  readonly contributions: readonly (string | null)[]
  /** The last moment for contributions. */
  readonly until?: number
  /** Contributions are closed and dice may be thrown. */
  readonly sealed: boolean
  /** The salt of the start of the server in which the secret was drawn: until the next start none is needed. */
  readonly start?: string
  readonly salts?: readonly Salt[]
}

/** The ids of one player: the account's, and those of the guests it was before. */
export type Ids = ReadonlySet<string>

export const withSeat = (record: MatchRecord, seat: Seat, change: Partial<SeatRecord>): MatchRecord => ({
  ...record,
  seats: record.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
})

/** Does a person decide for this seat now? */
export const isPersonAt = ({ seats }: MatchRecord, seat: Seat): boolean => {
  const one = seats[seat]
  return one?.kind === 'player' && one.bot === undefined
}

/** Deleted players have no name; the same record if none of them sits here. */
export function withoutName(record: MatchRecord, ids: Ids): MatchRecord {
  const isTheirs = ({ player, deleted }: SeatRecord) => player !== undefined && ids.has(player) && !deleted
  if (!record.seats.some(isTheirs)) return record
  const seats = record.seats.map((one) => {
    const { name: _, ...nameless } = one
    return isTheirs(one) ? { ...nameless, deleted: true as const } : one
  })
  return { ...record, seats }
}

/** The people who play and have not resigned; of a match among bots, whoever set it up. */
export function peopleIn({ seats, host }: MatchRecord): string[] {
  const people = new Set(seats.flatMap(({ player, resigned }) => (resigned === undefined ? (player ?? []) : [])))
  return people.size > 0 ? [...people] : [host]
}

/** Has nobody but bots ever had a seat? */
export const isAmongBots = ({ seats }: Pick<MatchRecord, 'seats'>): boolean => seats.every(({ kind }) => kind === 'bot')

/** After the end nothing is secret. */
export const isFinished = ({ status }: MatchRecord): boolean => status === 'over' || status === 'abandoned'

/** Seats whose promised contribution is missing. */
export const awaitedContributions = ({ dice, status }: MatchRecord): Seat[] =>
  dice.sealed || status !== 'playing'
    ? []
    : dice.commitments.flatMap((given, seat) => (given !== null && dice.contributions[seat] === null ? [seat] : []))

/** Contributions are closed; dice may be thrown. */
export const sealed = (record: MatchRecord): MatchRecord => ({ ...record, dice: { ...record.dice, sealed: true } })
