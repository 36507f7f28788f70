import { isFinished, type MatchRecord } from '@alea/host'
import { countIn, type TableCount } from '../tableCount.ts'
import { get, run, type Steps } from './statement.ts'

/** Who has set up which tables that have not ended, and their bots. */
export const hostedRows = {
  *hostedBy(hosts: readonly string[]): Steps<TableCount> {
    const row = (yield* get(
      `SELECT count(*) AS tables, coalesce(sum(bots), 0) AS bots, coalesce(sum(alone), 0) AS alone FROM hosted_tables
       WHERE host IN (SELECT value FROM json_each(?))`,
      JSON.stringify(hosts),
    ))!
    return { tables: Number(row.tables), botSeats: Number(row.bots), botMatches: Number(row.alone) }
  },
}

/** Keeps the list of hosted tables in step with a record that is stored. */
export function* writeHosted(match: string, record: MatchRecord): Steps {
  if (isFinished(record)) return void (yield* run('DELETE FROM hosted_tables WHERE match = ?', match))
  const { botSeats, botMatches } = countIn(record)
  yield* run(
    `INSERT INTO hosted_tables VALUES (?, ?, ?, ?)
     ON CONFLICT (match) DO UPDATE SET host = excluded.host, bots = excluded.bots, alone = excluded.alone`,
    match,
    record.host,
    botSeats,
    botMatches,
  )
}
