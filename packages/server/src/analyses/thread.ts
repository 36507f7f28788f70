/** The thread that analyses finished matches, one at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { AnalysisWork } from '@alea/analysis'
import { rulesOf } from '@alea/catalog/rules'
import { eachLanguage, type Sentence, sayIn } from '@alea/engine'
import { type MatchRecord, withoutRules, withUnfittingAnswers } from '@alea/host'
import { KeptFiles, keptOr } from '../kept/keptFiles.ts'
import type { Place } from '../kept/place.ts'
import { givePrecedence } from '../kept/priority.ts'
import type { AnalysisJob, AnalysisReply } from './job.ts'

/** What is known so far is shown about as often as this. */
const SHOWN_MS = 500

givePrecedence()

const { data, mostBytes } = workerData as Place
const kept = new KeptFiles(data, 'analyses', mostBytes)
kept.forgetOtherVersions()

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
  say({ json, done: true, ...keptOr(() => kept.keep(match, json)) })
}

const unplayable = (reason: Sentence): void => say({ unplayable: eachLanguage((language) => sayIn(reason, language)) })
