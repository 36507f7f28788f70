/** Reports for the operator, with or without a running server. */
import type { Language } from '@alea/engine'
import type { Storage, StoredReport } from '../storage/storage.ts'
import { askServer } from './askServer.ts'
import { noteByOperator } from './audited.ts'
import type { Place } from './place.ts'
import { inCopy, inFolder } from './stoppedServer.ts'

/** The newest first; without `all`, only those that are not closed. */
export async function listReports(place: Place, all: boolean, language: Language): Promise<readonly StoredReport[]> {
  const asked = await askServer(place, 'reports', { all }, language)
  return asked ? asked.value : inCopy(place, (storage) => storage.reports(all))
}

/** False if there is no such report, or it is closed already. */
export async function closeReport(
  place: Place,
  report: number,
  note: string,
  now: number,
  language: Language,
): Promise<boolean> {
  const asked = await askServer(place, 'closeReport', { report, note }, language)
  return asked ? asked.value : inFolder(place, (storage) => closeReportIn(storage, report, note, now))
}

export async function closeReportIn(storage: Storage, report: number, note: string, now: number): Promise<boolean> {
  const isClosed = await storage.closeReport(report, note, now)
  if (isClosed) await noteByOperator(storage, 'report-close', String(report), now)
  return isClosed
}
