/** What a player proposes and everybody else at the table must agree to, as functions from record to record; they throw a Refusal. */
import type { Seat } from '@alea/engine'
import type { ClockSetup, EndedProposal, Proposal, ProposalKind } from '@alea/protocol/client'
import type { MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { FAULTS } from './text/faults.ts'

/** A proposal as it is stored. */
export interface ProposalRecord {
  readonly id: string
  readonly kind: ProposalKind
  readonly by: Seat
  readonly at: number
  readonly until: number
  readonly accepted: readonly Seat[]
  readonly clock?: ClockSetup | null
  /** Of an undo: the position to return to. */
  readonly to?: number
}

export interface ProposalsRecord {
  /** How many have been made; an id is never used twice. */
  readonly made: number
  readonly open: readonly ProposalRecord[]
  /** By seat. */
  readonly proposers: Readonly<Record<number, ProposerRecord>>
  readonly last?: EndedProposal
}

interface ProposerRecord {
  /** Proposals that were not accepted. */
  readonly failed: number
  /** No new proposal before then. */
  readonly quietUntil: number
  /** The latest command that proposed something: sent again, it proposes nothing. */
  readonly command?: string
  /** Seats that want no more proposals of this one. */
  readonly declinedBy?: readonly Seat[]
}

export interface ProposalWish {
  readonly kind: ProposalKind
  readonly clock?: ClockSetup | null
  readonly to?: number
  readonly command?: string
}

/** Proposals of one player that may fail in one match. */
export const MOST_FAILED = 8
/** No undo is proposed after so many proposals: each that was carried out repeats the match whenever it is read. */
export const MOST_MADE = 200
/** After a proposal that failed, its player proposes nothing for this long. */
export const QUIET_MS = 60_000
/** At a table with a live clock nobody waits long for an answer. */
const LIVE_MS = 120_000
const DAY_MS = 86_400_000

const NONE: ProposalsRecord = { made: 0, open: [], proposers: {} }
const NEWCOMER: ProposerRecord = { failed: 0, quietUntil: 0 }

/** At a rated table nobody agrees to these with themselves alone. */
const NEEDS_ANOTHER: readonly ProposalKind[] = ['undo', 'clock', 'open-hands']
/** An answer of a person ends these: the others have gone on. */
const ENDED_BY_ANSWERS: readonly ProposalKind[] = ['undo']

const proposalsOf = ({ proposals = NONE }: MatchRecord): ProposalsRecord => proposals

export const openProposals = (record: MatchRecord): readonly ProposalRecord[] =>
  record.status === 'playing' ? proposalsOf(record).open : []

/** Everybody who must agree to what this seat proposes: people with a seat who have not resigned, even while a bot stands in. */
export function consenters({ seats }: MatchRecord, by: Seat): Seat[] {
  const proposer = seats[by]!.player
  return seats.flatMap(({ kind, player, resigned }, seat) =>
    kind === 'player' && player !== proposer && resigned === undefined ? [seat] : [],
  )
}

export const awaitedBy = (record: MatchRecord, { by, accepted }: ProposalRecord): Seat[] =>
  consenters(record, by).filter((seat) => !accepted.includes(seat))

/** Adds a proposal; the same record if this command has already made one. */
export function proposed(record: MatchRecord, by: Seat, wish: ProposalWish, now: number): MatchRecord {
  const { made, open, proposers } = proposalsOf(record)
  const proposer = proposers[by] ?? NEWCOMER
  const { kind, clock, to, command } = wish
  if (command !== undefined && command === proposer.command) return record
  checkMayPropose(record, by, wish, now)
  const id = String(made + 1)
  const until = now + (record.clock?.kind === 'live' ? LIVE_MS : DAY_MS)
  const proposal: ProposalRecord = {
    id,
    kind,
    by,
    at: now,
    until,
    accepted: [],
    ...(clock !== undefined && { clock }),
    ...(to !== undefined && { to }),
  }
  const remembered = command === undefined ? proposer : { ...proposer, command }
  return withProposals(record, {
    made: made + 1,
    open: [...open, proposal],
    proposers: { ...proposers, [by]: remembered },
  })
}

function checkMayPropose(record: MatchRecord, by: Seat, { kind, clock }: ProposalWish, now: number): void {
  const { failed, quietUntil, declinedBy, isOpen } = historyOf(record, by)
  const others = consenters(record, by)
  if (record.seats[by]!.resigned !== undefined)
    throw new Refusal('not-allowed', (language) => FAULTS[language].youResigned)
  if (record.rated && others.length === 0 && NEEDS_ANOTHER.includes(kind))
    throw new Refusal('not-allowed', (language) => FAULTS[language].nobodyToAgree)
  if (isOpen) throw new Refusal('too-many', (language) => FAULTS[language].oneProposalAtATime)
  if (declinedBy.some((seat) => others.includes(seat)))
    throw new Refusal('not-allowed', (language) => FAULTS[language].noMoreProposals)
  if (failed >= MOST_FAILED || (kind === 'undo' && proposalsOf(record).made >= MOST_MADE))
    throw new Refusal('too-many', (language) => FAULTS[language].tooManyProposals)
  if (now < quietUntil) {
    const seconds = Math.ceil((quietUntil - now) / 1000)
    throw new Refusal('too-many', (language) => FAULTS[language].proposeLater(seconds))
  }
  if (kind === 'pause' && record.paused) throw new Refusal('not-open', (language) => FAULTS[language].paused)
  if (kind === 'open-hands' && record.openHands !== undefined)
    throw new Refusal('not-open', (language) => FAULTS[language].handsOpen)
  if ((kind === 'clock') !== (clock !== undefined))
    throw new Refusal('malformed', (language) => FAULTS[language].clockWanted)
  // Nobody agreed to lose, or to a bot in their seat, when the table was set up.
  if (clock && record.absence?.rule === 'wait')
    throw new Refusal('bad-option', (language) => FAULTS[language].waitsWithoutClock)
  if (kind === 'clock' && JSON.stringify(clock ?? null) === JSON.stringify(record.clock ?? null))
    throw new Refusal('not-open', (language) => FAULTS[language].sameClock)
}

/** What a person has proposed so far, from any of their seats. */
function historyOf(record: MatchRecord, by: Seat) {
  const { open, proposers } = proposalsOf(record)
  const { player } = record.seats[by]!
  const own = [...record.seats.keys()].filter((seat) => record.seats[seat]!.player === player)
  const records = own.flatMap((seat) => proposers[seat] ?? [])
  return {
    failed: records.reduce((sum, one) => sum + one.failed, 0),
    quietUntil: Math.max(0, ...records.map((one) => one.quietUntil)),
    declinedBy: records.flatMap((one) => one.declinedBy ?? []),
    isOpen: open.some((one) => own.includes(one.by)),
  }
}

/** An open proposal; one that has ended or never was is refused as stale. */
export function openProposal(record: MatchRecord, id: string): ProposalRecord {
  const found = openProposals(record).find((one) => one.id === id)
  if (!found) throw new Refusal('stale', (language) => FAULTS[language].proposalEnded)
  return found
}

export const accepted = (record: MatchRecord, { id }: ProposalRecord, seat: Seat): MatchRecord =>
  withProposals(record, {
    ...proposalsOf(record),
    open: proposalsOf(record).open.map((one) => (one.id === id ? { ...one, accepted: [...one.accepted, seat] } : one)),
  })

/** The proposal ends. Unless it was accepted, it counts against its player, who must then be quiet for a while. */
export function ended(
  record: MatchRecord,
  { id, kind, by }: ProposalRecord,
  result: EndedProposal['result'],
  now: number,
  declined?: Seat,
): MatchRecord {
  const proposals = proposalsOf(record)
  const before = proposals.proposers[by] ?? NEWCOMER
  const proposer = {
    ...before,
    ...(result !== 'accepted' && { failed: before.failed + 1 }),
    ...(result !== 'accepted' && result !== 'outdated' && { quietUntil: now + QUIET_MS }),
  }
  return withProposals(record, {
    ...proposals,
    open: proposals.open.filter((one) => one.id !== id),
    proposers: { ...proposals.proposers, [by]: proposer },
    last: { id, kind, by, result, ...(declined !== undefined && { declined }) },
  })
}

/** The seat wants no more proposals of this player. */
export function withoutProposalsTo(record: MatchRecord, by: Seat, seat: Seat): MatchRecord {
  const proposals = proposalsOf(record)
  const proposer = proposals.proposers[by] ?? NEWCOMER
  const declinedBy = [...new Set([...(proposer.declinedBy ?? []), seat])]
  return withProposals(record, {
    ...proposals,
    proposers: { ...proposals.proposers, [by]: { ...proposer, declinedBy } },
  })
}

/** Ends what nobody can agree to any more, because a person has answered. */
export const answeredOver = (record: MatchRecord, now: number): MatchRecord =>
  openProposals(record)
    .filter(({ kind }) => ENDED_BY_ANSWERS.includes(kind))
    .reduce((left, proposal) => ended(left, proposal, 'outdated', now), record)

/** Ends what was proposed by somebody who has resigned, and what awaits nobody else. */
export const withoutResigned = (record: MatchRecord, now: number): MatchRecord =>
  openProposals(record)
    .filter((one) => record.seats[one.by]!.resigned !== undefined || awaitedBy(record, one).length === 0)
    .reduce((left, proposal) => ended(left, proposal, 'outdated', now), record)

/** When the next open proposal lapses. */
export const nextLapse = (record: MatchRecord): number | undefined => {
  const times = openProposals(record).map(({ until }) => until)
  return times.length === 0 ? undefined : Math.min(...times)
}

export const lapsed = (record: MatchRecord, now: number): MatchRecord =>
  openProposals(record)
    .filter(({ until }) => until <= now)
    .reduce((left, proposal) => ended(left, proposal, 'lapsed', now), record)

/** A proposal as players see it. */
export const proposalInfo = (record: MatchRecord, proposal: ProposalRecord): Proposal => {
  const { id, kind, by, at, until, accepted: agreed, clock } = proposal
  return {
    id,
    kind,
    by,
    at,
    until,
    accepted: [...agreed],
    awaiting: awaitedBy(record, proposal),
    ...(clock !== undefined && { clock }),
  }
}

const withProposals = (record: MatchRecord, proposals: ProposalsRecord): MatchRecord => ({ ...record, proposals })
