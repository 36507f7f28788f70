/** What a player proposes and everybody else at the table must agree to. */
import { type Static, Type } from 'typebox'
import { Milliseconds, SeatNumber } from './common.ts'
import type { ClockSetup } from './table.ts'

export const PROPOSAL_KINDS = ['undo', 'pause', 'clock', 'open-hands'] as const
/**
 * `undo`: return to before the proposer's last decision, whatever has happened since. `pause`: clocks and windows stop.
 * `clock`: play on with other thinking time. `open-hands`: spectators may watch from any seat.
 */
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]
export const ProposalKindSchema = Type.Unsafe<ProposalKind>(Type.String({ enum: [...PROPOSAL_KINDS] }))

export const PROPOSAL_ANSWERS = ['accept', 'decline', 'decline-all', 'withdraw'] as const
/** `decline-all`: and every later proposal of this player in this match. `withdraw` is the proposer's own. */
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number]
export const ProposalAnswerSchema = Type.Unsafe<ProposalAnswer>(Type.String({ enum: [...PROPOSAL_ANSWERS] }))

export const ProposalId = Type.String({ pattern: '^\\d{1,6}$' })

export const PROPOSAL_RESULTS = ['accepted', 'declined', 'withdrawn', 'lapsed', 'outdated'] as const
/** `lapsed`: not everybody answered in time. `outdated`: the match went on. */
export type ProposalResult = (typeof PROPOSAL_RESULTS)[number]

const about = { id: ProposalId, kind: ProposalKindSchema, by: SeatNumber }

/** Thinking time, as `ClockSetup`; null: none. */
const Clock = Type.Unsafe<ClockSetup | null>({ description: 'of a `clock` proposal: the new clock, or null for none' })

export const Proposal = Type.Object({
  ...about,
  at: Milliseconds,
  /** It lapses then. */
  until: Milliseconds,
  /** Seats that have agreed, and seats that have not answered. */
  accepted: Type.Array(SeatNumber),
  awaiting: Type.Array(SeatNumber),
  clock: Type.Optional(Clock),
})
export type Proposal = Static<typeof Proposal>

/** How the latest proposal ended. */
export const EndedProposal = Type.Object({
  ...about,
  result: Type.Unsafe<ProposalResult>(Type.String({ enum: [...PROPOSAL_RESULTS] })),
  /** Who declined. */
  declined: Type.Optional(SeatNumber),
})
export type EndedProposal = Static<typeof EndedProposal>

/** The match is paused: nobody's time runs, no window closes, no bot thinks. */
export const Pause = Type.Object({
  since: Milliseconds,
  /** Somebody resumes the match; it goes on then. */
  resumes: Type.Optional(Milliseconds),
})
export type Pause = Static<typeof Pause>
