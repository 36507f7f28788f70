import { isAmongBots, type MatchRecord } from '@alea/host'

/** Tables that have not ended. */
export interface TableCount {
  readonly tables: number
  /** Seats of bots at them. */
  readonly botSeats: number
  /** Those at which only bots play. */
  readonly botMatches: number
}

/** What one table counts. */
export const countIn = (record: Pick<MatchRecord, 'seats'>): TableCount => ({
  tables: 1,
  botSeats: record.seats.filter(({ kind }) => kind === 'bot').length,
  botMatches: Number(isAmongBots(record)),
})
