import { DatabaseSync } from 'node:sqlite'
import type { AuditLine } from '../../audit/audit.ts'
import { INSERT_AUDIT } from '../rows/auditRows.ts'
import { AUDIT } from './tables.ts'

/** Adds a line to a database that no server uses, without upgrading it. One that cannot be written stays as it is. */
export function noteInFile(path: string, { at, who, what, about, network }: AuditLine): void {
  try {
    const db = new DatabaseSync(path)
    try {
      db.exec(AUDIT)
      db.prepare(INSERT_AUDIT).run(at, who, what, about, network)
    } finally {
      db.close()
    }
  } catch {
    // What was done is done.
  }
}
