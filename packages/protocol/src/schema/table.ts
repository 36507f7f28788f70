/** A table: who sits where, what is played and how. It is the same object before, during and after the match. */
import { type Static, Type } from 'typebox'
import { PASSING, type Passing } from '../passing.ts'
import { As, closed, Hex32, MatchId, Milliseconds, PlayerId, PlayerName, Position, SeatNumber } from './common.ts'

/** Thinking time. `live`: a time bank for the match and an increment for each answer. `days`: a number of days for each answer. */
export const ClockSetup = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1, maximum: 36_000, description: 'seconds' }),
      increment: Type.Integer({ minimum: 0, maximum: 600, description: 'seconds' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed),
])
export type ClockSetup = Static<typeof ClockSetup>

export const CLOCK_KINDS: readonly ClockSetup['kind'][] = ClockSetup.anyOf.map(
  ({ properties }) => properties.kind.const,
)

/**
 * Questions that may be declined (response windows). Declining is never shown before `delay`, so that its timing does not tell why it was declined;
 * a window that is not answered is declined at `limit`. If both are equal, timing reveals nothing at all.
 */
export const Windows = Type.Object(
  {
    delay: Type.Integer({ minimum: 0, maximum: 60_000, description: 'milliseconds' }),
    limit: Type.Integer({ minimum: 0, maximum: 86_400_000, description: 'milliseconds; 0: no limit' }),
  },
  closed,
)
export type Windows = Static<typeof Windows>

const BotName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}$' })

/** Who should get a seat: the person who asks, anybody, or a bot. */
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me'), name: Type.Optional(PlayerName) }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  Type.Object({ kind: Type.Literal('bot'), bot: BotName }, closed),
])
export type SeatWish = Static<typeof SeatWish>

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 32 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    clock: Type.Optional(ClockSetup),
    windows: Type.Optional(Windows),
    pace: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'the minimum number of milliseconds a bot takes for an answer',
      }),
    ),
    /** Listed for everybody; otherwise only people with the link can join. */
    open: Type.Optional(Type.Boolean()),
    rated: Type.Optional(Type.Boolean()),
    /** May people without a seat watch? */
    spectators: Type.Optional(Type.Boolean()),
    /** The bot that takes the seat of somebody who left or ran out of time. */
    standIn: Type.Optional(BotName),
    /** SHA-256 of the 32 bytes this player will reveal once the match has begun. */
    commitment: Type.Optional(Hex32),
    /** Start at once; every seat must be taken. */
    start: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type NewTable = Static<typeof NewTable>

export const STATUSES = ['gathering', 'playing', 'over', 'abandoned'] as const
export type Status = (typeof STATUSES)[number]
const StatusSchema = Type.Unsafe<Status>(Type.String({ enum: [...STATUSES] }))

export const SeatInfo = Type.Object({
  kind: Type.Unsafe<'open' | 'player' | 'bot'>(Type.String({ enum: ['open', 'player', 'bot'] })),
  player: Type.Optional(PlayerId),
  name: Type.Optional(Type.String()),
  bot: Type.Optional(Type.String({ description: 'the bot that plays here now, its own seat or as a stand-in' })),
  online: Type.Optional(Type.Boolean()),
  resigned: Type.Optional(Type.Boolean()),
})
export type SeatInfo = Static<typeof SeatInfo>

export const Ending = Type.Object({
  places: Type.Array(Type.Integer()),
  scores: Type.Array(Type.Number()),
  teams: Type.Optional(Type.Array(Type.Integer())),
  reason: Type.String(),
  /** By the rules, or because somebody resigned. */
  by: Type.Unsafe<'rules' | 'resignation'>(Type.String({ enum: ['rules', 'resignation'] })),
})
export type Ending = Static<typeof Ending>

/** The public part of fair dice: enough to verify everything once the secret is revealed, and useless before. */
export const FairInfo = Type.Object({
  commitment: Hex32,
  commitments: Type.Array(Type.Union([Hex32, Type.Null()])),
  contributions: Type.Array(Type.Union([Hex32, Type.Null()])),
  /** Seats whose contribution is still missing; the first dice are thrown when none is, or when `until` has passed. */
  awaiting: Type.Array(SeatNumber),
  until: Type.Optional(Milliseconds),
  /** Once the match has ended. */
  secret: Type.Optional(Hex32),
})
export type FairInfo = Static<typeof FairInfo>

export const ClockInfo = Type.Object({
  /** Milliseconds left, by seat; null where none is counted. */
  left: Type.Array(Type.Union([Type.Number(), Type.Null()])),
  /** Whose time is running. */
  running: Type.Array(SeatNumber),
  /** Server time at which `left` is true. */
  at: Milliseconds,
})
export type ClockInfo = Static<typeof ClockInfo>

export const Table = Type.Object(
  {
    id: MatchId,
    status: StatusSchema,
    game: Type.String(),
    rules: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: Type.Array(SeatInfo),
    host: PlayerId,
    open: Type.Boolean(),
    rated: Type.Boolean(),
    spectators: Type.Boolean(),
    pace: Type.Integer(),
    standIn: Type.String(),
    windows: Windows,
    clock: Type.Optional(ClockSetup),
    time: Type.Optional(ClockInfo),
    fair: FairInfo,
    position: Position,
    /** How often the match has been stored: of two tables, the one with the higher number is newer. */
    revision: Type.Optional(Type.Integer()),
    created: Milliseconds,
    started: Type.Optional(Milliseconds),
    ended: Type.Optional(Milliseconds),
    ending: Type.Optional(Ending),
    /** How many people watch. */
    watching: Type.Optional(Type.Integer()),
    /** The rematch, once somebody asked for one. */
    rematch: Type.Optional(MatchId),
    /** Shown only to seated players: a link that contains it is an invitation. */
    invitation: Type.Optional(Type.String()),
  },
  { $id: 'Table' },
)
export type Table = Static<typeof Table>

export const Join = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    name: Type.Optional(PlayerName),
    invitation: Type.Optional(Type.String({ maxLength: 64 })),
    commitment: Type.Optional(Hex32),
  },
  closed,
)
export type Join = Static<typeof Join>

/** Standing orders of a seat for windows. */
export const Orders = Type.Object(
  {
    /** Ask me even if declining is all I can do. */
    stop: Type.Optional(Type.Boolean()),
    /** Decline for me until the turn changes; until then, as long as I have no option I do not have now; or until I say otherwise. */
    pass: Type.Optional(Type.Unsafe<Passing>(Type.String({ enum: [...PASSING] }))),
  },
  closed,
)
export type Orders = Static<typeof Orders>

export const ReplayPage = Type.Object({
  match: MatchId,
  as: As,
  from: Position,
  /** The number of answers in the whole match. */
  length: Position,
  sight: Type.Unknown({ description: 'the snapshot at `from`' }),
  steps: Type.Array(
    Type.Object({
      answer: Type.String({ description: 'a line of the log' }),
      at: Milliseconds,
      changes: Type.Optional(Type.Unknown()),
      events: Type.Array(Type.Unknown()),
      hash: Type.String(),
    }),
  ),
})
export type ReplayPage = Static<typeof ReplayPage>
