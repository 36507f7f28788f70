/** The audit log, for the operator: from the running server, or from a copy of its database. */
import type { Language } from '@alea/engine'
import type { AuditRow } from '../audit/audit.ts'
import { askServer } from './askServer.ts'
import { inCopy } from './stoppedServer.ts'

/** The oldest first. `data` is the server's folder or a backup. */
export async function readAudit(data: string, since: number, language: Language): Promise<AuditRow[]> {
  const first = await askServer(data, 'audit', { since, after: 0 }, language)
  if (!first) return inCopy(data, (storage) => allOf((after) => storage.audit(since, after)))
  return allOf(async (after) => {
    if (after === 0) return first.value
    return (await askServer(data, 'audit', { since, after }, language))?.value ?? []
  })
}

async function allOf(read: (after: number) => Promise<readonly AuditRow[]>): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for (;;) {
    const more = await read(rows.at(-1)?.number ?? 0)
    if (more.length === 0) return rows
    rows.push(...more)
  }
}
