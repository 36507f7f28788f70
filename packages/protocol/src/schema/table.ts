/** A table: who sits where, what is played and how. It is the same object before, during and after the match. */
import { type Static, Type } from 'typebox'
import { ABSENCE_RULES, type AbsenceRule, HANDOVER_REASONS, type HandoverReason } from '../absenceRules.ts'
import { PASSING, type Passing } from '../passing.ts'
import {
  As,
  closed,
  Hex32,
  MatchId,
  Milliseconds,
  PlayerId,
  PlayerName,
  Position,
  Salts,
  SeatNumber,
} from './common.ts'
import { EndedProposal, Pause, Proposal } from './proposal.ts'

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
 * a window that is not answered is declined at `limit`. If both are equal, every window that is passed lasts equally long; a seat that needs more
 * time may then `hold` it open (`Orders`), and in its own turn every seat has that time. With `uniform`, a seat that can only decline is asked like any other, and not declined for after `delay`.
 * Where only one person plays, windows have no delay and no limit.
 */
export const Windows = Type.Object(
  {
    delay: Type.Integer({ minimum: 0, maximum: 60_000, description: 'milliseconds' }),
    limit: Type.Integer({ minimum: 0, maximum: 2_592_000_000, description: 'milliseconds; 0: no limit' }),
    hold: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000, description: 'milliseconds' })),
    uniform: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type Windows = Static<typeof Windows>

const AbsenceRuleSchema = Type.Unsafe<AbsenceRule>(Type.String({ enum: [...ABSENCE_RULES] }))

/**
 * What happens to a player who is gone. With a clock it happens when their time is up, and `wait` is not possible; without one, when another
 * player asks for it, at the earliest after `after` seconds.
 */
export const Absence = Type.Object({
  rule: AbsenceRuleSchema,
  after: Type.Optional(Type.Integer({ minimum: 1, description: 'seconds' })),
})
export type Absence = Static<typeof Absence>

const AbsenceWish = Type.Object(
  {
    rule: AbsenceRuleSchema,
    after: Type.Optional(Type.Integer({ minimum: 30, maximum: 2_592_000, description: 'seconds' })),
  },
  closed,
)

/** A level, or a search with its budget: `master`, `search:2000`, `search:300ms`. */
export const BotName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}(:[0-9]{1,9}(ms)?)?$' })

const SpectatorDelay = Type.Integer({ minimum: 0, maximum: 86_400, description: 'seconds' })

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
    /** People without a seat see everything this much later, until the match is over. */
    spectatorDelay: Type.Optional(SpectatorDelay),
    /** Every open seat is joined by a link of its own; the table-wide invitation is not accepted. */
    seatLinks: Type.Optional(Type.Boolean()),
    /** What happens to a player who is gone. `stand-in` if left out; at a rated table, where that is not possible, `loses`. */
    absence: Type.Optional(AbsenceWish),
    /** The bot that takes the seat of somebody who left, ran out of time or resigned. */
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
  away: Type.Optional(Type.Integer({ description: 'server time since which this player has been gone' })),
  resigned: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(Type.Boolean({ description: 'this player has deleted their account, and has no name' })),
  ready: Type.Optional(Type.Boolean({ description: 'before the start: has said that it may begin' })),
  lost: Type.Optional(Type.Unsafe<'time' | 'absence'>(Type.String({ enum: ['time', 'absence'] }))),
})
export type SeatInfo = Static<typeof SeatInfo>

/** A seat changed hands. */
export const Handover = Type.Object({
  seat: SeatNumber,
  why: Type.Unsafe<HandoverReason>(Type.String({ enum: [...HANDOVER_REASONS] })),
  at: Milliseconds,
  bot: Type.Optional(Type.String({ description: 'the bot that plays from now on' })),
})
export type Handover = Static<typeof Handover>

export const Ending = Type.Object({
  places: Type.Array(Type.Integer()),
  scores: Type.Array(Type.Number()),
  teams: Type.Optional(Type.Array(Type.Integer())),
  reason: Type.String(),
  /** By the rules, or because somebody resigned. */
  by: Type.Unsafe<'rules' | 'resignation'>(Type.String({ enum: ['rules', 'resignation'] })),
})
export type Ending = Static<typeof Ending>

export const UNPLAYABLE = ['rules', 'answers'] as const
/** Why a match cannot be run: its version of the rules is not installed, or its answers no longer fit them. */
export type Unplayable = (typeof UNPLAYABLE)[number]
const UnplayableSchema = Type.Unsafe<Unplayable>(Type.String({ enum: [...UNPLAYABLE] }))

/** The public part of fair dice: enough to verify everything once the secret is revealed, and useless before. */
export const FairInfo = Type.Object({
  commitment: Hex32,
  commitments: Type.Array(Type.Union([Hex32, Type.Null()])),
  contributions: Type.Array(Type.Union([Hex32, Type.Null()])),
  /** Seats whose contribution is still missing; the first dice are thrown when none is, or when `until` has passed. */
  awaiting: Type.Array(SeatNumber),
  until: Type.Optional(Milliseconds),
  salts: Type.Optional(Salts),
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
    absence: Type.Optional(Absence),
    /** Who was replaced by a bot, who came back: the latest, oldest first. */
    handovers: Type.Optional(Type.Array(Handover)),
    windows: Windows,
    clock: Type.Optional(ClockSetup),
    time: Type.Optional(ClockInfo),
    fair: FairInfo,
    position: Position,
    /** Server time at which this was true; only while somebody is away. */
    now: Type.Optional(Milliseconds),
    /** How often the match has been stored: of two tables, the one with the higher number is newer. */
    revision: Type.Optional(Type.Integer()),
    created: Milliseconds,
    started: Type.Optional(Milliseconds),
    ended: Type.Optional(Milliseconds),
    ending: Type.Optional(Ending),
    /** It cannot be played on or shown again, only read; a match that was abandoned for this reason was closed by the server. */
    unplayable: Type.Optional(UnplayableSchema),
    /** How many people watch. */
    watching: Type.Optional(Type.Integer()),
    /** The rematch, once somebody asked for one. */
    rematch: Type.Optional(MatchId),
    /** Shown only to seated players: a link that contains it is an invitation. */
    invitation: Type.Optional(Type.String()),
    /** Shown only to seated players: an invitation to each open seat, which changes when the seat does, and one to watch. */
    links: Type.Optional(
      Type.Object({
        seats: Type.Array(Type.Union([Type.String(), Type.Null()])),
        watch: Type.Optional(Type.String()),
      }),
    ),
    spectatorDelay: Type.Optional(SpectatorDelay),
    paused: Type.Optional(Pause),
    /** Since when spectators may watch from any seat. */
    openHands: Type.Optional(Milliseconds),
    /** Shown only to seated players: what awaits an answer. */
    proposals: Type.Optional(Type.Array(Proposal)),
    lastProposal: Type.Optional(EndedProposal),
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
    /** Keep the window that was opened at this position open for as long as the table's `windows.hold` allows; the others see that it is. */
    hold: Type.Optional(Position),
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
  sight: Type.Unknown({ description: 'the snapshot at `from`; null if the match is unplayable' }),
  /** The steps have only their answers: the match cannot be run any more. */
  unplayable: Type.Optional(UnplayableSchema),
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
