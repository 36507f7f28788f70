/** What was found out about matches, kept in this browser: whole analyses of the latest ones, and what the profile shows of all. */
import type { Analysis, SeatReport } from '@alea/analysis'
import { createStore, delMany, entries, get, set } from 'idb-keyval'
import type { Played } from './messages.ts'

/** The luck and the mistakes of one's own seat in one match. */
export interface KeptReport
  extends Played,
    Pick<SeatReport, 'luck' | 'lost' | 'decisions' | 'errorRate' | 'result' | 'adjusted'> {
  readonly game: string
}

/** Analyses by the hash of their log. */
export interface AnalysisStore {
  analysis(key: string): Promise<Analysis | undefined>
  keepAnalysis(key: string, analysis: Analysis): Promise<void>
  keepReport(key: string, report: KeptReport): Promise<void>
}

interface Stored {
  readonly analysis: Analysis
  readonly kept: number
}

/** An analysis is some hundred kilobytes. */
const MOST_ANALYSES = 40

const analyses = createStore('alea-analyses', 'analyses')
/** Which analysis was kept when: without loading them. */
const ages = createStore('alea-analysis-ages', 'ages')
const reports = createStore('alea-reports', 'reports')

/** If the browser keeps nothing, every analysis begins anew. */
export const browserAnalyses: AnalysisStore = {
  analysis: (key) =>
    get<Stored>(key, analyses).then(
      (stored) => stored?.analysis,
      () => undefined,
    ),
  keepAnalysis: (key, analysis) => quietly(() => keep(key, { analysis, kept: Date.now() })),
  keepReport: (key, report) => quietly(() => set(key, report, reports)),
}

async function keep(key: string, stored: Stored): Promise<void> {
  await set(key, stored, analyses)
  await set(key, stored.kept, ages)
  const oldest = (await entries<string, number>(ages)).sort(([, one], [, other]) => other - one).slice(MOST_ANALYSES)
  if (oldest.length === 0) return
  const keys = oldest.map(([old]) => old)
  await delMany(keys, analyses)
  await delMany(keys, ages)
}

const quietly = (work: () => Promise<unknown>): Promise<void> => work().then(nothing, nothing)
const nothing = () => undefined

/** Oldest first. */
export const keptReports = async (): Promise<KeptReport[]> =>
  (await entries<string, KeptReport>(reports)).map(([, report]) => report).sort((one, other) => one.ended - other.ended)
