/** Everything about a match except its answers. Stored as it is; `tableOf` makes the public part. */
import type { Options, Seat } from '@alea/engine'
import type { ClockSetup, Ending, Orders, Status, Windows } from '@alea/protocol/client'

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
  /** The minimum number of milliseconds a bot takes. */
  readonly pace: number
  readonly standIn: string
  readonly windows: Windows
  readonly clock?: ClockSetup
  readonly dice: DiceRecord
  readonly invitation: string
  readonly created: number
  readonly started?: number
  readonly ended?: number
  readonly ending?: Ending
  readonly rematch?: string
}

export interface SeatRecord {
  readonly kind: 'open' | 'player' | 'bot'
  readonly player?: string
  readonly name?: string
  /** The bot that plays here now: the seat's own, or a stand-in. */
  readonly bot?: string
  /** How many had resigned before; 0.1 wrote `true`. */
  readonly resigned?: number | true
  readonly orders?: Orders
  /** The turn in which the orders were given. */
  readonly ordered?: number
  /** The keys of the options when the orders were given. */
  readonly known?: readonly string[]
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

/** After the end nothing is secret. */
export const isFinished = ({ status }: MatchRecord): boolean => status === 'over' || status === 'abandoned'

/** Seats whose promised contribution is missing. */
export const awaitedContributions = ({ dice, status }: MatchRecord): Seat[] =>
  dice.sealed || status !== 'playing'
    ? []
    : dice.commitments.flatMap((given, seat) => (given !== null && dice.contributions[seat] === null ? [seat] : []))

/** Contributions are closed; dice may be thrown. */
export const sealed = (record: MatchRecord): MatchRecord => ({ ...record, dice: { ...record.dice, sealed: true } })
