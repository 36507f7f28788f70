/**
 * Analyses of finished matches, made one after the other in a thread of their own, so that no match waits for them. People are served in turns.
 * Whoever asks again meanwhile gets what is known so far; what is finished is kept in files.
 */
import { Worker } from 'node:worker_threads'
import { FairQueue } from '@alea/bots/fair-queue'
import { entryOf, Refusal } from '@alea/host'
import type { Config } from '../config.ts'
import { KeptFiles } from '../kept/keptFiles.ts'
import type { Place } from '../kept/place.ts'
import { finishedMatch } from '../matches/replays.ts'
import type { Metrics } from '../metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import type { AnalysisJob, AnalysisReply } from './job.ts'

/** So many matches one person may have waiting, one address, and all together. */
const OF_A_PERSON = 3
const OF_AN_ADDRESS = 12
const OF_ALL = 200
/** Matches of which it is known that they cannot be analysed; who asks for one of them again is not served by the thread. */
const FAILED_REMEMBERED = 1000
/** The last results, also if the disk refuses to keep them. */
const RESULTS_REMEMBERED = 8

export interface Asker {
  /** The id of a player, or the address of somebody who is not signed in. */
  readonly person: string
  readonly address: string
}

/** How far an analysis is; `json` is as much of it as is known. */
export type Progress =
  | { readonly status: 'done'; readonly json: string }
  | { readonly status: 'working'; readonly json?: string }
  /** So many analyses are made before it, at most. */
  | { readonly status: 'waiting'; readonly ahead: number }

interface Task {
  readonly match: string
  readonly asker: Asker
  job?: AnalysisJob
  began?: number
  json?: string
}

interface Around {
  readonly config: Config
  readonly storage: Storage
  readonly metrics: Metrics
  trouble(what: string, error: unknown): void
}

export class Analyses {
  private readonly around: Around
  private readonly place: Place
  private readonly kept: KeptFiles
  private readonly queue = new FairQueue<Task>()
  /** By match: what waits, and what is under way. */
  private readonly tasks = new Map<string, Task>()
  private readonly failed = new Map<string, Refusal>()
  private readonly results = new Map<string, string>()
  private worker: Worker | undefined
  private underWay: Task | undefined
  private closed = false

  constructor(around: Around) {
    this.around = around
    const { data, analysisMegabytes } = around.config
    this.place = { data, mostBytes: analysisMegabytes * 2 ** 20 }
    this.kept = new KeptFiles(data, 'analyses', this.place.mostBytes)
    around.metrics.gauge('alea_analyses_waiting', 'Analyses of matches that wait', () => this.queue.size)
  }

  /** Begins the analysis of a finished match, unless it is there or under way. */
  async of(match: string, asker: Asker): Promise<Progress> {
    const { config } = this.around
    if (config.analysisMegabytes === 0) throw new Refusal('unavailable', (language) => FAULTS[language].noAnalyses)
    const kept = this.tasks.has(match) ? undefined : await this.kept.read(match)
    const json = kept ?? this.results.get(match)
    if (json !== undefined) return { status: 'done', json }
    const refusal = this.failed.get(match)
    if (refusal) throw refusal
    if (this.closed) throw new Refusal('unavailable')
    return this.progressOf(this.tasks.get(match) ?? (await this.begin({ match, asker })))
  }

  private async begin(task: Task): Promise<Task> {
    this.checkRoom(task.asker)
    const { match, asker } = task
    this.tasks.set(match, task)
    try {
      const { record, entries } = await finishedMatch(this.around.storage, match)
      const { game, rules, options, seats, ending } = record
      task.job = {
        match,
        record: { game, rules, options },
        seats: seats.length,
        entries: entries.map(entryOf),
        outcome: ending,
      }
    } catch (error) {
      this.tasks.delete(match)
      throw error
    }
    this.queue.add(task, { people: [asker.person], match })
    this.next()
    return task
  }

  private checkRoom({ person, address }: Asker): void {
    const asked = [...this.tasks.values()].map(({ asker }) => asker)
    const isFull =
      asked.length >= OF_ALL ||
      asked.filter((one) => one.person === person).length >= OF_A_PERSON ||
      asked.filter((one) => one.address === address).length >= OF_AN_ADDRESS
    if (isFull) throw new Refusal('too-many', (language) => FAULTS[language].manyAnalyses)
  }

  private progressOf({ job, began, json }: Task): Progress {
    if (began !== undefined) return { status: 'working', ...(json !== undefined && { json }) }
    return { status: 'waiting', ahead: Math.max(0, this.queue.size - (job ? 1 : 0)) + (this.underWay ? 1 : 0) }
  }

  private next(): void {
    if (this.underWay || this.closed) return
    const task = this.queue.take()
    if (!task) return
    this.underWay = task
    task.began = performance.now()
    this.worker ??= this.started()
    this.worker.postMessage(task.job)
    // The answers of a long match are not needed here any more.
    task.job = undefined
  }

  private started(): Worker {
    const { trouble } = this.around
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.place })
    // It does not keep the process alive: an open server does.
    worker.unref()
    worker.on('message', (reply: AnalysisReply) => this.heard(reply))
    const ended = (error: Error) => {
      if (this.worker !== worker) return
      this.worker = undefined
      trouble('analysis', error)
      this.finish('failed')
    }
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the thread of analyses ended')))
    return worker
  }

  private heard(reply: AnalysisReply): void {
    const task = this.underWay
    if (!task) return
    if ('unplayable' in reply) {
      const { unplayable } = reply
      this.finish('unplayable', new Refusal('unavailable', (language) => unplayable[language]))
    } else if ('fault' in reply) {
      this.around.trouble('analysis', new Error(reply.fault))
      this.finish('failed')
    } else {
      task.json = reply.json
      if (reply.notKept !== undefined) this.around.trouble('analysis', new Error(reply.notKept))
      if (reply.done) this.finish('done')
    }
  }

  private finish(result: 'done' | 'failed' | 'unplayable', refusal = new Refusal('internal')): void {
    const { metrics } = this.around
    const task = this.underWay
    this.underWay = undefined
    if (task) {
      metrics.count('alea_analyses_total', 'Analyses of matches, by result', { result })
      metrics.observe('alea_analysis_ms', 'Milliseconds an analysis took', performance.now() - task.began!)
      this.tasks.delete(task.match)
      if (result === 'done') remember(this.results, task.match, task.json!, RESULTS_REMEMBERED)
      else remember(this.failed, task.match, refusal, FAILED_REMEMBERED)
    }
    this.next()
  }

  async close(): Promise<void> {
    this.closed = true
    const { worker } = this
    this.worker = undefined
    this.queue.clear()
    this.tasks.clear()
    await worker?.terminate()
  }
}

function remember<T>(map: Map<string, T>, match: string, value: T, most: number): void {
  map.set(match, value)
  if (map.size > most) map.delete(map.keys().next().value!)
}
