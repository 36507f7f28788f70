import type { AuditLine, AuditRow } from '../../audit/audit.ts'
import { all, run, type Steps } from './statement.ts'

export const INSERT_AUDIT = 'INSERT INTO audit (at, who, what, about, network) VALUES (?, ?, ?, ?, ?)'
const MOST_LINES = 1000

/** The audit log. */
export const auditRows = {
  *noteAudit({ at, who, what, about, network }: AuditLine): Steps {
    yield* run(INSERT_AUDIT, at, who, what, about, network)
  },

  *audit(since: number, after: number): Steps<AuditRow[]> {
    const rows = yield* all(
      'SELECT * FROM audit WHERE number > ? AND at >= ? ORDER BY number LIMIT ?',
      after,
      since,
      MOST_LINES,
    )
    return rows.map((row) => ({ ...row }) as unknown as AuditRow)
  },

  *removeOldAudit(before: number): Steps<number> {
    return yield* run(
      'DELETE FROM audit WHERE number IN (SELECT number FROM audit WHERE at < ? LIMIT ?)',
      before,
      MOST_LINES,
    )
  },
}
