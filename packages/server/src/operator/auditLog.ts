/** The audit log, for the operator: from the running server, or from a copy of its database. */
import type { Language } from '@alea/engine'
import type { AuditRow } from '../audit/audit.ts'
import { askServer } from './askServer.ts'
import type { Place } from './place.ts'
import { inCopy } from './stoppedServer.ts'

/** The oldest first. */
export async function readAudit(place: Place, since: number, language: Language): Promise<AuditRow[]> {
  const first = await askServer(place, 'audit', { since, after: 0 }, language)
  if (!first) return inCopy(place, (storage) => allOf((after) => storage.audit(since, after)))
  return allOf(async (after) => {
    if (after === 0) return first.value
    return (await askServer(place, 'audit', { since, after }, language))?.value ?? []
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
