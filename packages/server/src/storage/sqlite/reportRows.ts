import type { NewReport, StoredReport } from '../storage.ts'
import type { Database, Row } from './database.ts'

const MOST_LISTED = 1000

const NAMED = `SELECT reports.*, one.name AS reporter_name, other.name AS player_name FROM reports
  LEFT JOIN players AS one ON one.id = reporter LEFT JOIN players AS other ON other.id = player`
const NEWEST = 'ORDER BY number DESC LIMIT ?'

/** Reports about players. */
export const reportRows = (db: Database) => ({
  report({ at, reporter, player, match, reason, text }: NewReport, most: number, since: number): boolean {
    const row = db.get('SELECT count(*) AS count FROM reports WHERE reporter = ? AND at > ?', reporter, since)
    if (Number(row?.count) >= most) return false
    db.run(
      'INSERT INTO reports (at, reporter, player, match, reason, text) VALUES (?, ?, ?, ?, ?, ?)',
      at,
      reporter,
      player,
      match ?? null,
      reason,
      text,
    )
    return true
  },

  reports(all: boolean): StoredReport[] {
    return db.all(`${NAMED} WHERE closed IS NULL OR ? ${NEWEST}`, Number(all), MOST_LISTED).map(reportOf)
  },

  reportsBy(ids: readonly string[]): StoredReport[] {
    const mine = 'reporter IN (SELECT value FROM json_each(?))'
    return db.all(`${NAMED} WHERE ${mine} ${NEWEST}`, JSON.stringify(ids), MOST_LISTED).map(reportOf)
  },

  closeReport(number: number, note: string, at: number): boolean {
    return db.run('UPDATE reports SET closed = ?, note = ? WHERE number = ? AND closed IS NULL', at, note, number) > 0
  },
})

const reportOf = (row: Row): StoredReport => ({
  number: Number(row.number),
  at: Number(row.at),
  reporter: row.reporter as string,
  reporterName: (row.reporter_name as string | null) ?? '',
  player: row.player as string,
  playerName: (row.player_name as string | null) ?? '',
  ...(row.match !== null && { match: row.match as string }),
  reason: row.reason as StoredReport['reason'],
  text: row.text as string,
  ...(row.closed !== null && { closed: Number(row.closed), note: row.note as string }),
})
