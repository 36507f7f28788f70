/** All that is known of a match beside its answers. Kept as it is; what others may see of it is made by tableOf. */
import type { Json, Options, Seat } from '@alea/engine'
import type { ClockSetup, Ending, Orders, Status, Windows } from '@alea/protocol'

export interface MatchRecord {
  readonly id: string
  readonly status: Status
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: readonly Place[]
  /** The player who laid the table. */
  readonly host: string
  readonly open: boolean
  readonly rated: boolean
  readonly spectators: boolean
  /** The least milliseconds a bot takes. */
  readonly pace: number
  readonly standIn: string
  readonly windows: Windows
  readonly clock?: ClockSetup
  readonly dice: Dice
  readonly invitation: string
  readonly created: number
  readonly started?: number
  readonly ended?: number
  readonly ending?: Ending
  readonly rematch?: string
}

export interface Place {
  readonly kind: 'open' | 'player' | 'bot'
  readonly player?: string
  readonly name?: string
  /** Who plays here now, where it is no person: the seat's own bot, or a stand-in. */
  readonly bot?: string
  readonly resigned?: boolean
  readonly orders?: Orders
  /** The turn in which "pass until the turn changes" was ordered. */
  readonly ordered?: Json
  /** Open, but kept for this player: the company of the match before. */
  readonly reserved?: string
}

/** The secret is for nobody's eyes before the end. */
export interface Dice {
  readonly secret: string
  readonly commitment: string
  readonly commitments: readonly (string | null)[]
  readonly contributions: readonly (string | null)[]
  /** The last moment for contributions. */
  readonly until?: number
  /** Contributions are closed and dice may be thrown. */
  readonly sealed: boolean
}

/** A record with another occupant in one seat. */
export const withPlace = (record: MatchRecord, seat: Seat, change: Partial<Place>): MatchRecord => ({
  ...record,
  seats: record.seats.map((place, i) => (i === seat ? { ...place, ...change } : place)),
})

/** Does a person decide for this seat now? */
export const isPersonAt = ({ seats }: MatchRecord, seat: Seat): boolean => {
  const place = seats[seat]
  return place?.kind === 'player' && place.bot === undefined
}

/** Seats whose promised bytes have not been shown. */
export const awaitedContributions = ({ dice, status }: MatchRecord): Seat[] =>
  dice.sealed || status !== 'playing'
    ? []
    : dice.commitments.flatMap((given, seat) => (given !== null && dice.contributions[seat] === null ? [seat] : []))

/** Contributions are closed; dice may be thrown. */
export const sealed = (record: MatchRecord): MatchRecord => ({ ...record, dice: { ...record.dice, sealed: true } })

/** Who wants something: a player, under all names they had before they had an account. */
export type Ids = ReadonlySet<string>
