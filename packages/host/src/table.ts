import type { ClockInfo, SeatInfo, Table } from '@alea/protocol/client'
import { awaitedContributions, type DiceRecord, isFinished, type MatchRecord, type SeatRecord } from './record.ts'

export interface LiveFacts {
  readonly position: number
  /** How often the match has been stored: of two tables, the one with the higher revision is newer. */
  readonly revision?: number
  readonly time?: ClockInfo | undefined
  readonly online?: ReadonlySet<number>
  readonly watching?: number
}

/** The public part of a match, built field by field, so that a new field of the record stays private until it is added here. */
export function tableOf(record: MatchRecord, live: LiveFacts, seated = false): Table {
  const { clock, started, ended, ending, rematch } = record
  const { position, revision, time, online, watching } = live
  return {
    id: record.id,
    status: record.status,
    game: record.game,
    rules: record.rules,
    options: record.options as Record<string, unknown>,
    seats: record.seats.map((one, seat) => seatInfo(one, online?.has(seat))),
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
    ...(clock && { clock }),
    ...(time && { time }),
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(ending && { ending }),
    ...(watching !== undefined && { watching }),
    ...(rematch !== undefined && { rematch }),
    ...(seated && { invitation: record.invitation }),
  }
}

const seatInfo = ({ kind, player, name, bot, resigned }: SeatRecord, online: boolean | undefined): SeatInfo => ({
  kind,
  ...(player !== undefined && { player }),
  ...(name !== undefined && { name }),
  ...(bot !== undefined && { bot }),
  ...(kind === 'player' && online !== undefined && { online }),
  ...(resigned !== undefined && { resigned: true }),
})

function fairInfo(record: MatchRecord): Table['fair'] {
  const { commitment, commitments, contributions, until, secret }: DiceRecord = record.dice
  return {
    commitment,
    commitments: [...commitments],
    contributions: [...contributions],
    awaiting: awaitedContributions(record),
    ...(until !== undefined && { until }),
    ...(isFinished(record) && { secret }),
  }
}
