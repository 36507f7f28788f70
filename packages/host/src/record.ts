/** All that is known of a match beside its answers. Stored as it is; what others may see of it is made by `tableOf`. */
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
  /** The least milliseconds a bot takes. */
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
  /** Who plays here now, where it is no person: the seat's own bot, or a stand-in. */
  readonly bot?: string
  /** How many had resigned before; 0.1 wrote `true`. */
  readonly resigned?: number | true
  readonly orders?: Orders
  /** The turn in which the orders were given. */
  readonly ordered?: number
  /** What could be done when the orders were given, by key. */
  readonly known?: readonly string[]
  /** Open, but kept for this player of the match before. */
  readonly reserved?: string
}

/** The secret is for nobody's eyes before the end. */
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

/** Who wants something: a player, under all names they had before they had an account. */
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

/** After the end nothing is secret any more. */
export const isFinished = ({ status }: MatchRecord): boolean => status === 'over' || status === 'abandoned'

/** Seats whose promised bytes have not been shown. */
export const awaitedContributions = ({ dice, status }: MatchRecord): Seat[] =>
  dice.sealed || status !== 'playing'
    ? []
    : dice.commitments.flatMap((given, seat) => (given !== null && dice.contributions[seat] === null ? [seat] : []))

/** Contributions are closed; dice may be thrown. */
export const sealed = (record: MatchRecord): MatchRecord => ({ ...record, dice: { ...record.dice, sealed: true } })
