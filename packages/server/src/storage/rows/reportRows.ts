import type { NewReport, StoredReport } from '../storage.ts'
import { all, get, type Row, run, type Steps } from './statement.ts'

const MOST_LISTED = 1000

const NAMED = `SELECT reports.*, one.name AS reporter_name, other.name AS player_name FROM reports
  LEFT JOIN players AS one ON one.id = reporter LEFT JOIN players AS other ON other.id = player`
const NEWEST = 'ORDER BY number DESC LIMIT ?'

/** Reports about players. */
export const reportRows = {
  *report({ at, reporter, player, match, reason, text }: NewReport, most: number, since: number): Steps<boolean> {
    const made = 'SELECT count(*) AS count FROM reports WHERE reporter = ? AND at > ?'
    if (Number((yield* get(made, reporter, since))!.count) >= most) return false
    yield* run(
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

  *reports(isEvery: boolean): Steps<StoredReport[]> {
    const rows = yield* all(`${NAMED} WHERE closed IS NULL OR ? = 1 ${NEWEST}`, Number(isEvery), MOST_LISTED)
    return rows.map(reportOf)
  },

  *reportsBy(ids: readonly string[]): Steps<StoredReport[]> {
    const mine = 'reporter IN (SELECT value FROM json_each(?))'
    return (yield* all(`${NAMED} WHERE ${mine} ${NEWEST}`, JSON.stringify(ids), MOST_LISTED)).map(reportOf)
  },

  *closeReport(number: number, note: string, at: number): Steps<boolean> {
    const open = 'number = ? AND closed IS NULL'
    return (yield* run(`UPDATE reports SET closed = ?, note = ? WHERE ${open}`, at, note, number)) > 0
  },
}

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
