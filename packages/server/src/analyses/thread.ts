/** The thread that analyses finished matches, one at a time. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { AnalysisWork } from '@alea/analysis'
import { rulesOf } from '@alea/catalog/rules'
import { eachLanguage, type Sentence, sayIn } from '@alea/engine'
import { type MatchRecord, withoutRules, withUnfittingAnswers } from '@alea/host'
import { forgetOtherVersions, keepAnalysis } from './analysisFiles.ts'
import type { AnalysisJob, AnalysisReply, Place } from './job.ts'

/** What is known so far is shown about as often as this. */
const SHOWN_MS = 500

// On Linux a priority is a thread's: where all cores are busy, live matches come first. Elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { data, mostBytes } = workerData as Place
forgetOtherVersions(data)

const say = (reply: AnalysisReply) => parentPort!.postMessage(reply)

parentPort!.on('message', async (job: AnalysisJob) => {
  try {
    await analyse(job)
  } catch (error) {
    say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

async function analyse(job: AnalysisJob): Promise<void> {
  const { match } = job
  const record = job.record as MatchRecord
  const game = await rulesOf(record.game, record.rules)
  if (!game) return unplayable(withoutRules(record).reason)
  let work: AnalysisWork
  try {
    const { entries, seats, outcome } = job
    const header = { game: record.game, rules: record.rules, seats, options: record.options }
    work = new AnalysisWork(game, { header, entries }, outcome ? { outcome } : {})
  } catch (error) {
    const unfitting = withUnfittingAnswers(record, error)
    if (!unfitting) throw error
    return unplayable(unfitting.reason)
  }
  let shownAt = performance.now()
  while (work.step()) {
    if (performance.now() - shownAt < SHOWN_MS) continue
    say({ json: JSON.stringify(work.result), done: false })
    shownAt = performance.now()
  }
  const json = JSON.stringify(work.result)
  say({ json, done: true, ...keptOr(() => keepAnalysis(data, match, json, mostBytes)) })
}

/** A disk that refuses takes away nothing but the keeping. */
function keptOr(keep: () => void): { notKept?: string } {
  try {
    keep()
    return {}
  } catch (error) {
    return { notKept: error instanceof Error ? error.message : String(error) }
  }
}

const unplayable = (reason: Sentence): void => say({ unplayable: eachLanguage((language) => sayIn(reason, language)) })
