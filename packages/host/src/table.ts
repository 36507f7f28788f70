import type { ClockInfo, SeatInfo, Table, Unplayable } from '@alea/protocol/client'
import { openProposals, proposalInfo } from './proposals.ts'
import { awaitedContributions, type DiceRecord, isFinished, type MatchRecord, type SeatRecord } from './record.ts'
import { linksOf } from './seatLinks.ts'

export interface LiveFacts {
  readonly position: number
  /** How often the match has been stored: of two tables, the one with the higher revision is newer. */
  readonly revision?: number
  readonly time?: ClockInfo | undefined
  readonly now?: number
  /** Since when each player has been gone; undefined where they are not. */
  readonly away?: readonly (number | undefined)[]
  readonly watching?: number
  readonly unplayable?: Unplayable | undefined
}

/** What players with a seat see besides. */
export interface Seated {
  /** Has this viewer muted the player of a seat? */
  mutes(player: string): boolean
}

/** The public part of a match, built field by field, so that a new field of the record stays private until it is added here. */
export function tableOf(record: MatchRecord, live: LiveFacts, seated?: Seated): Table {
  const { clock, started, ended, ending, rematch, absence, handovers, paused, openHands, status } = record
  const { position, revision, time, now, away, watching, unplayable = record.unplayable } = live
  const seats = record.seats.map((one, seat) => seatInfo(one, away && { since: away[seat] }))
  return {
    id: record.id,
    status: record.status,
    game: record.game,
    rules: record.rules,
    options: record.options as Record<string, unknown>,
    seats,
    host: record.host,
    open: record.open,
    rated: record.rated,
    spectators: record.spectators,
    pace: record.pace,
    standIn: record.standIn,
    windows: record.windows,
    fair: fairInfo(record),
    position,
    created: record.created,
    ...(revision !== undefined && { revision }),
    ...(now !== undefined && seats.some((one) => one.away !== undefined) && { now }),
    ...(absence && { absence }),
    ...(handovers && { handovers: [...handovers] }),
    ...(clock && { clock }),
    ...(time && { time }),
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(ending && { ending }),
    ...(unplayable !== undefined && { unplayable }),
    ...(watching !== undefined && { watching }),
    ...(rematch !== undefined && { rematch }),
    ...(paused && status === 'playing' && { paused }),
    ...(openHands !== undefined && { openHands }),
    ...(record.spectatorDelay !== undefined && { spectatorDelay: record.spectatorDelay }),
    ...(seated && !record.seatLinks && { invitation: record.invitation }),
    ...(seated && { links: linksOf(record), ...proposalsFor(record, seated) }),
  }
}

function proposalsFor(record: MatchRecord, { mutes }: Seated): Pick<Table, 'proposals' | 'lastProposal'> {
  const heard = openProposals(record).filter(({ by }) => !mutes(record.seats[by]!.player!))
  const last = record.proposals?.last
  return {
    ...(heard.length > 0 && { proposals: heard.map((proposal) => proposalInfo(record, proposal)) }),
    ...(last && { lastProposal: last }),
  }
}

const seatInfo = (
  { kind, player, name, bot, resigned, lost, deleted, ready }: SeatRecord,
  away: { readonly since: number | undefined } | undefined,
): SeatInfo => ({
  kind,
  ...(player !== undefined && { player }),
  ...(name !== undefined && { name }),
  ...(bot !== undefined && { bot }),
  ...(kind === 'player' && away && { online: away.since === undefined }),
  ...(kind === 'player' && away?.since !== undefined && { away: away.since }),
  ...(resigned !== undefined && { resigned: true }),
  ...(lost && { lost }),
  ...(deleted && { deleted }),
  ...(ready && { ready }),
})

function fairInfo(record: MatchRecord): Table['fair'] {
  const { commitment, commitments, contributions, until, salts, secret }: DiceRecord = record.dice
  return {
    commitment,
    commitments: [...commitments],
    contributions: [...contributions],
    awaiting: awaitedContributions(record),
    ...(until !== undefined && { until }),
    ...(salts && { salts: [...salts] }),
    ...(isFinished(record) && { secret }),
  }
}
