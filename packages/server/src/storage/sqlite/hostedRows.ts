import { isFinished, type MatchRecord } from '@alea/host'
import { countIn, type TableCount } from '../tableCount.ts'
import type { Database } from './database.ts'

/** Who has set up which tables that have not ended, and their bots. */
export const hostedRows = (db: Database) => ({
  hostedBy(hosts: readonly string[]): TableCount {
    const row = db.get(
      `SELECT count(*) AS tables, coalesce(sum(bots), 0) AS bots, coalesce(sum(alone), 0) AS alone FROM hosted_tables
       WHERE host IN (SELECT value FROM json_each(?))`,
      JSON.stringify(hosts),
    )!
    return { tables: Number(row.tables), botSeats: Number(row.bots), botMatches: Number(row.alone) }
  },
})

/** Keeps the list of hosted tables in step with a record that is stored. */
export function writeHosted(db: Database, match: string, record: MatchRecord): void {
  if (isFinished(record)) return void db.run('DELETE FROM hosted_tables WHERE match = ?', match)
  const { botSeats, botMatches } = countIn(record)
  db.run('INSERT OR REPLACE INTO hosted_tables VALUES (?, ?, ?, ?)', match, record.host, botSeats, botMatches)
}
