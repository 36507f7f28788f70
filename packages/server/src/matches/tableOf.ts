import type { ClockInfo, SeatInfo, Table } from '@alea/protocol'
import { awaitedContributions, type Dice, type MatchRecord, type Place } from './record.ts'

export interface Live {
  readonly position: number
  readonly time?: ClockInfo | undefined
  readonly online?: ReadonlySet<number>
  readonly watching?: number
}

/** What everybody may know of a match: built from nothing, so that a new field stays unseen until someone shows it. */
export function tableOf(record: MatchRecord, { position, time, online, watching }: Live, seated = false): Table {
  const { clock, started, ended, ending, rematch } = record
  return {
    id: record.id,
    status: record.status,
    game: record.game,
    rules: record.rules,
    options: record.options as Record<string, unknown>,
    seats: record.seats.map((place, seat) => seatInfo(place, online?.has(seat))),
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

const seatInfo = ({ kind, player, name, bot, resigned }: Place, online: boolean | undefined): SeatInfo => ({
  kind,
  ...(player !== undefined && { player }),
  ...(name !== undefined && { name }),
  ...(bot !== undefined && { bot }),
  ...(kind === 'player' && online !== undefined && { online }),
  ...(resigned && { resigned }),
})

function fairInfo(record: MatchRecord): Table['fair'] {
  const { commitment, commitments, contributions, until, secret }: Dice = record.dice
  return {
    commitment,
    commitments: [...commitments],
    contributions: [...contributions],
    awaiting: awaitedContributions(record),
    ...(until !== undefined && { until }),
    ...(isFinished(record) && { secret }),
  }
}

/** After the end nothing is secret any more. */
export const isFinished = ({ status }: MatchRecord): boolean => status === 'over' || status === 'abandoned'
