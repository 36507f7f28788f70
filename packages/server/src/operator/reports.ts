/** Reports for the operator, with or without a running server. */
import type { Language } from '@alea/engine'
import type { Storage, StoredReport } from '../storage/storage.ts'
import { askServer } from './askServer.ts'
import { noteByOperator } from './audited.ts'
import { inCopy, inFolder } from './stoppedServer.ts'

/** The newest first; without `all`, only those that are not closed. */
export async function listReports(data: string, all: boolean, language: Language): Promise<readonly StoredReport[]> {
  const asked = await askServer(data, 'reports', { all }, language)
  return asked ? asked.value : inCopy(data, (storage) => storage.reports(all))
}

/** False if there is no such report, or it is closed already. */
export async function closeReport(
  data: string,
  report: number,
  note: string,
  now: number,
  language: Language,
): Promise<boolean> {
  const asked = await askServer(data, 'closeReport', { report, note }, language)
  return asked ? asked.value : inFolder(data, (storage) => closeReportIn(storage, report, note, now))
}

export async function closeReportIn(storage: Storage, report: number, note: string, now: number): Promise<boolean> {
  const isClosed = await storage.closeReport(report, note, now)
  if (isClosed) await noteByOperator(storage, 'report-close', String(report), now)
  return isClosed
}
