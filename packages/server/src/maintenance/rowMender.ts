/** Takes rows out that are not of a match and cannot be used. */
import { setAside } from '../storage/sqlite/damagedRows.ts'
import type { Database } from '../storage/sqlite/database.ts'
import type { RowFinding } from './report.ts'

/** How a finding's row is found again. */
const WHERE: Readonly<Record<string, string>> = {
  ratings: `player || ' ' || pool = ?`,
  chat: `match || ' ' || number = ?`,
  settings: 'name = ?',
}

export function setRowAside(db: Database, { table, row, problem }: RowFinding): void {
  const where = WHERE[table]
  if (where === undefined) return
  const found = db.all(`SELECT * FROM ${table} WHERE ${where}`, row)
  if (found.length === 0) return
  setAside(db, { match: null, source: table, reason: problem, content: JSON.stringify(found) }, false)
  db.run(`DELETE FROM ${table} WHERE ${where}`, row)
}
