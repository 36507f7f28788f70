import { DatabaseSync } from 'node:sqlite'
import type { AuditLine, AuditRow } from '../../audit/audit.ts'
import type { Database } from './database.ts'
import { AUDIT } from './tables.ts'

const INSERT = 'INSERT INTO audit (at, who, what, about, network) VALUES (?, ?, ?, ?, ?)'
const MOST_LINES = 1000

/** The audit log. */
export const auditRows = (db: Database) => ({
  noteAudit({ at, who, what, about, network }: AuditLine): void {
    db.run(INSERT, at, who, what, about, network)
  },

  audit(since: number, after: number): AuditRow[] {
    return db
      .all('SELECT * FROM audit WHERE number > ? AND at >= ? ORDER BY number LIMIT ?', after, since, MOST_LINES)
      .map((row) => ({ ...row }) as unknown as AuditRow)
  },

  removeOldAudit(before: number): number {
    return db.run(
      'DELETE FROM audit WHERE number IN (SELECT number FROM audit WHERE at < ? LIMIT ?)',
      before,
      MOST_LINES,
    )
  },
})

/** Adds a line to a database that no server uses, without upgrading it. One that cannot be written stays as it is. */
export function noteInFile(path: string, { at, who, what, about, network }: AuditLine): void {
  try {
    const db = new DatabaseSync(path)
    try {
      db.exec(AUDIT)
      db.prepare(INSERT).run(at, who, what, about, network)
    } finally {
      db.close()
    }
  } catch {
    // What was done is done.
  }
}
