/**
 * Experiments of the lab, played in a thread of their own: each for half a second, then another person's. The same file has the same id, so it is
 * played once, whoever asks; what was played is kept in files and continued.
 */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { botOf } from '@alea/bots'
import { FairQueue } from '@alea/bots/fair-queue'
import { gameOf } from '@alea/catalog'
import { InputError } from '@alea/engine'
import { Refusal } from '@alea/host'
import { checkExperiment, type Experiment, type Failure, LabRun, reportOf } from '@alea/lab'
import { budgetLimit } from '../bots/botEnvironment.ts'
import type { Config } from '../config.ts'
import { KeptFiles } from '../kept/keptFiles.ts'
import type { Place } from '../kept/place.ts'
import { Buckets } from '../limits/buckets.ts'
import type { Metrics } from '../metrics.ts'
import { FAULTS } from '../text/index.ts'
import type { Kept, Order, Reply } from './job.ts'

/** So many experiments one person may have under way, one address, and all together. */
const OF_A_PERSON = 3
const OF_AN_ADDRESS = 12
const OF_ALL = 100
/** People at one address together have so much more time than one of them. */
const PEOPLE_AT_AN_ADDRESS = 4
const MINUTE_MS = 60_000
const DAY_SECONDS = 86_400
const SLICE_MS = 500
/** A slice lasts longer than it should by one block of matches. Where that takes so long, this is no place for the experiment. */
const LONGEST_MS = 60_000
/**
 * When the server stops, the thread ends its slice and keeps what was played. Only one that takes longer than this is cut off: a thread that is terminated
 * while it loads modules can take the whole process with it.
 */
const END_MS = 10_000
/** Why experiments ended is remembered of so many; what they found, of the last few also if the disk refuses to keep it. */
const ENDS_REMEMBERED = 1000
const RESULTS_REMEMBERED = 8

export interface Asker {
  /** The id of a player. */
  readonly person: string
  readonly address: string
}

/** Why an experiment is not played although matches are left: somebody cancelled it, the time of today is used up, a match takes too long, the thread has failed, the server was stopped. */
export const REASONS = ['cancelled', 'time', 'slow', 'failed', 'restart'] as const
export type Reason = (typeof REASONS)[number]

export const STATUSES = ['waiting', 'working', 'stopped', 'done'] as const

/** `report` is what has been found so far, as JSON. */
export interface Progress {
  readonly id: string
  readonly status: (typeof STATUSES)[number]
  /** Matches of each variant: played, and wanted. */
  readonly played: number
  readonly matches: number
  /** Other experiments with which it takes turns. */
  readonly others?: number
  readonly why?: Reason
  readonly failure?: Failure
  readonly report?: string
}

interface Task {
  readonly id: string
  readonly experiment: Experiment
  /** Address by person; the first one's time is used. */
  readonly askers: Map<string, string>
  played: number
  isBegun: boolean
  report?: string
}

interface End {
  readonly why: Reason
  readonly failure?: Failure
}

interface Around {
  readonly config: Config
  readonly metrics: Metrics
  /** Whether this is the only server on its storage. */
  readonly isAlone: boolean
  readonly now: () => number
  trouble(what: string, error: unknown): void
}

export class Experiments {
  private readonly around: Around
  private readonly place: Place
  private readonly kept: KeptFiles
  private readonly queue = new FairQueue<Task>()
  /** By id: what waits for its turn, and what has it. */
  private readonly tasks = new Map<string, Task>()
  private readonly ends = new Map<string, End>()
  private readonly results = new Map<string, Progress>()
  /** Minutes of the thread. */
  private readonly timeOfPeople: Buckets
  private readonly timeOfAddresses: Buckets
  private worker: Worker | undefined
  private underWay: Task | undefined
  private watch: NodeJS.Timeout | undefined
  private closed = false

  constructor(around: Around) {
    this.around = around
    const { data, experimentMegabytes, experimentMinutes } = around.config
    this.place = { data, mostBytes: experimentMegabytes * 2 ** 20 }
    this.kept = new KeptFiles(data, 'experiments', this.place.mostBytes)
    const minutes = (people: number) =>
      new Buckets(people * experimentMinutes, (people * experimentMinutes) / DAY_SECONDS)
    this.timeOfPeople = minutes(1)
    this.timeOfAddresses = minutes(PEOPLE_AT_AN_ADDRESS)
    around.metrics.gauge(
      'alea_experiments',
      'Experiments that are played or wait for their turn',
      () => this.tasks.size,
    )
  }

  /** Begins the experiment of a file, or continues it; who asks for one that others began shares it. */
  async begin(file: unknown, asker: Asker): Promise<Progress> {
    this.checkOffered()
    const experiment = this.checked(file)
    const id = idOf(experiment)
    const found = this.tasks.has(id) ? undefined : await this.keptProgress(id)
    if (found && (found.status === 'done' || found.failure)) return found
    const task = this.tasks.get(id) ?? this.add({ id, experiment, played: found?.played ?? 0 }, asker)
    task.askers.set(asker.person, asker.address)
    return this.progressOf(task)
  }

  /** How far it is; whoever knows its id may look. */
  async look(id: string): Promise<Progress> {
    this.checkOffered()
    const task = this.tasks.get(id)
    const progress = task ? this.progressOf(task) : await this.keptProgress(id)
    if (!progress) throw new Refusal('not-found', (language) => FAULTS[language].noExperiment)
    return progress
  }

  /** What somebody has under way, without reports. */
  of(person: string): Progress[] {
    return [...this.tasks.values()]
      .filter(({ askers }) => askers.has(person))
      .map((task) => {
        const { report: _, ...progress } = this.progressOf(task)
        return progress
      })
  }

  /** It goes on as long as somebody else wants it. */
  async cancel(id: string, person: string): Promise<Progress> {
    const task = this.tasks.get(id)
    if (task) {
      if (!task.askers.delete(person)) throw new Refusal('not-allowed', (language) => FAULTS[language].othersExperiment)
      if (task.askers.size === 0) this.end(task, { why: 'cancelled' })
    }
    return this.look(id)
  }

  private checkOffered(): void {
    const { config, isAlone } = this.around
    const { experimentMegabytes, experimentMinutes } = config
    if (experimentMegabytes === 0 || experimentMinutes === 0)
      throw new Refusal('unavailable', (language) => FAULTS[language].noExperiments)
    // People reach any of the nodes, and each would play it again.
    if (!isAlone) throw new Refusal('unavailable', (language) => FAULTS[language].experimentsNeedOneServer)
    if (this.closed) throw new Refusal('unavailable', (language) => FAULTS[language].stopping)
  }

  private checked(file: unknown): Experiment {
    try {
      const experiment = checkExperiment(file)
      const limit = budgetLimit(this.around.config)
      for (const { seats } of experiment.variants) for (const bot of seats) botOf(bot, limit)
      return experiment
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw new Refusal('malformed', (language) => error.in(language))
    }
  }

  private add(begun: Pick<Task, 'id' | 'experiment' | 'played'>, asker: Asker): Task {
    this.checkRoom(asker)
    const task: Task = { ...begun, askers: new Map([[asker.person, asker.address]]), isBegun: false }
    if (!this.pay(task, SLICE_MS))
      throw new Refusal('too-many', (language) =>
        FAULTS[language].noTimeForExperiments(this.around.config.experimentMinutes),
      )
    this.tasks.set(task.id, task)
    this.ends.delete(task.id)
    this.queueUp(task)
    this.next()
    return task
  }

  private checkRoom({ person, address }: Asker): void {
    const all = [...this.tasks.values()]
    const isFull =
      all.length >= OF_ALL ||
      all.filter(({ askers }) => askers.has(person)).length >= OF_A_PERSON ||
      all.filter(({ askers }) => [...askers.values()].includes(address)).length >= OF_AN_ADDRESS
    if (isFull) throw new Refusal('too-many', (language) => FAULTS[language].manyExperiments(OF_A_PERSON))
  }

  private progressOf({ id, experiment, played, isBegun, report }: Task): Progress {
    return {
      ...{ id, status: isBegun ? 'working' : 'waiting', played, matches: experiment.matches },
      others: this.tasks.size - 1,
      ...(report !== undefined && { report }),
    }
  }

  /** Of one that is not under way. */
  private async keptProgress(id: string): Promise<Progress | undefined> {
    const text = await this.kept.read(id)
    if (text === undefined) return this.results.get(id)
    const { state, failure } = JSON.parse(text) as Kept
    const isDone = new LabRun(state.experiment, state).isDone
    return {
      ...{ id, status: isDone ? 'done' : 'stopped', played: state.played, matches: state.experiment.matches },
      ...(!isDone && { why: failure ? 'failed' : (this.ends.get(id)?.why ?? 'restart') }),
      ...(failure && { failure }),
      report: JSON.stringify(reportOf(state)),
    }
  }

  private queueUp(task: Task): void {
    const [owner] = task.askers.keys()
    this.queue.add(task, { people: [owner!], match: task.id })
  }

  /** Whether whoever asked first, and their address, have so much time left today; it is used. */
  private pay({ askers }: Task, ms: number): boolean {
    const [[person, address] = ['', '']] = askers
    const now = this.around.now()
    const minutes = ms / MINUTE_MS
    return this.timeOfPeople.take(person, now, minutes) && this.timeOfAddresses.take(address, now, minutes)
  }

  private next(): void {
    if (this.underWay || this.closed) return
    const task = this.queue.take()
    if (!task) return
    this.underWay = task
    task.isBegun = true
    this.worker ??= this.started()
    this.tell({ play: task.id, experiment: task.experiment, ms: SLICE_MS })
    this.watch = setTimeout(() => this.tooSlow(), LONGEST_MS).unref()
  }

  private tell(order: Order): void {
    this.worker?.postMessage(order)
  }

  private started(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.place })
    // It does not keep the process alive: an open server does.
    worker.unref()
    worker.on('message', (reply: Reply) => this.worker === worker && this.heard(reply))
    const ended = (error: Error) => {
      if (this.worker !== worker) return
      this.worker = undefined
      this.heard({ fault: error.message })
    }
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the thread of experiments ended')))
    return worker
  }

  private heard(reply: Reply): void {
    const task = this.underWay
    clearTimeout(this.watch)
    this.underWay = undefined
    if (task && this.tasks.has(task.id)) this.turnOver(task, reply)
    this.next()
  }

  private turnOver(task: Task, reply: Reply): void {
    const { metrics, trouble } = this.around
    if ('fault' in reply) {
      trouble('experiment', new Error(reply.fault))
      return this.end(task, { why: 'failed' })
    }
    const { played, report, done, ms, failure, notKept } = reply
    metrics.count('alea_experiment_ms_total', 'Milliseconds that experiments were played', {}, Math.round(ms))
    if (notKept !== undefined) trouble('experiment', new Error(notKept))
    task.played = played
    task.report = report
    if (done || failure) return this.end(task, failure && { why: 'failed', failure })
    if (!this.pay(task, ms)) return this.end(task, { why: 'time' })
    this.queueUp(task)
  }

  /** Without `end` everything was played. */
  private end(task: Task, end?: End): void {
    const { id, report, played, experiment } = task
    const { metrics } = this.around
    this.tasks.delete(id)
    this.queue.remove(task)
    this.tell({ leave: id })
    metrics.count('alea_experiments_total', 'Experiments, by result', { result: end?.why ?? 'done' })
    if (end) remember(this.ends, id, end, ENDS_REMEMBERED)
    const status = end ? 'stopped' : 'done'
    remember(
      this.results,
      id,
      { id, status, played, matches: experiment.matches, ...end, ...(report !== undefined && { report }) },
      RESULTS_REMEMBERED,
    )
  }

  private tooSlow(): void {
    const { worker, underWay } = this
    this.worker = undefined
    this.underWay = undefined
    void worker?.terminate()
    if (underWay && this.tasks.has(underWay.id)) this.end(underWay, { why: 'slow' })
    this.next()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.watch)
    const { worker } = this
    this.worker = undefined
    this.queue.clear()
    this.tasks.clear()
    if (!worker) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage({ end: true } satisfies Order)
    const late = setTimeout(() => worker.terminate(), END_MS).unref()
    await ended
    clearTimeout(late)
  }
}

/** What is played, and under which rules. */
const idOf = (experiment: Experiment): string =>
  createHash('sha256')
    .update(JSON.stringify([experiment, gameOf(experiment.game)!.rulesVersion]))
    .digest('hex')
    .slice(0, 32)

function remember<T>(map: Map<string, T>, id: string, value: T, most: number): void {
  map.delete(id)
  map.set(id, value)
  if (map.size > most) map.delete(map.keys().next().value!)
}
