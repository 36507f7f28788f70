import { Worker } from 'node:worker_threads'
import { FairQueue, type Share } from './fairQueue.ts'
import type { Job } from './job.ts'
import type { Order, Reply } from './messages.ts'

export { FairQueue }

/** A job failed because nobody needs its answer any more, or because the bots have been closed: no reason to answer in its place. */
export class Withdrawn extends Error {
  override name = 'Withdrawn'
}

/** A bot went on far beyond its time, so its thread was ended. */
export class Overdue extends Error {
  override name = 'Overdue'
}

/** What became of a job, for statistics. */
export interface Thought {
  readonly bot: string
  readonly result: 'answered' | 'failed' | 'overdue' | 'withdrawn'
  /** Milliseconds from the request until a thread took the job. */
  readonly waited: number
  /** Milliseconds in the thread. */
  readonly took: number
}

interface Task {
  readonly job: Job & Share
  /** Set to 1 if the bot should answer at once. */
  readonly stop: Int32Array
  readonly asked: number
  begun?: number
  isDone?: boolean
  resolve(key: string): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  task: Task | undefined
  /** Ends the thread if its bot does not come to an end. */
  watchdog?: NodeJS.Timeout
}

/** A bot that thinks so much longer than it may hangs: even a machine that is far too slow needs less. */
const OVERDUE_MS = 10_000
const WORKER = new URL('./nodeWorker.ts', import.meta.url)

/** Bots that think in threads, at most `most` of them, in the order of `FairQueue`. A thread that crashes or hangs is replaced; its job fails. */
export class BotThreads {
  /** Called at the end of every job. */
  onThought: (thought: Thought) => void = () => {}
  private readonly threads: Thread[] = []
  private readonly queue = new FairQueue<Task>()
  private readonly most: number
  private readonly overdueMs: number
  private readonly program: URL
  private orders = 0
  private closed = false

  /** Tests replace the time after which a bot hangs, and the program of the threads. */
  constructor(most = 1, { overdueMs = OVERDUE_MS, program = WORKER } = {}) {
    this.most = Math.max(1, most)
    this.overdueMs = overdueMs
    this.program = program
  }

  get waiting(): number {
    return this.queue.size
  }

  get thinking(): number {
    return this.threads.filter(({ task }) => task).length
  }

  /** How many more jobs would find a thread at once. */
  get free(): number {
    return Math.max(0, this.most - this.thinking - this.waiting)
  }

  /**
   * The key of the option the bot takes. `signal`: nobody needs it any more, the job fails as `Withdrawn`.
   * `hurry`: the bot should answer at once with the best it has found.
   */
  choose(job: Job & Share, signal?: AbortSignal, hurry?: AbortSignal): Promise<string> {
    if (this.closed || signal?.aborted) return Promise.reject(new Withdrawn('no answer is needed'))
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const task: Task = {
      job,
      stop: new Int32Array(new SharedArrayBuffer(4)),
      asked: performance.now(),
      resolve,
      reject,
    }
    const withdraw = () => this.withdraw(task)
    const answerNow = () => Atomics.store(task.stop, 0, 1)
    signal?.addEventListener('abort', withdraw, { once: true })
    hurry?.addEventListener('abort', answerNow, { once: true })
    if (hurry?.aborted) answerNow()
    this.queue.add(task, job)
    this.dispatch()
    return promise.finally(() => {
      signal?.removeEventListener('abort', withdraw)
      hurry?.removeEventListener('abort', answerNow)
    })
  }

  /** Every job under way fails as `Withdrawn`; nothing is waited for. */
  async close(): Promise<void> {
    this.closed = true
    for (const task of this.queue.clear()) this.end(task, new Withdrawn('the bots are closed'))
    const threads = this.threads.splice(0)
    for (const thread of threads) this.release(thread, new Withdrawn('the bots are closed'))
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  /** A bot that has begun stops as soon as it can; until then it keeps its thread. */
  private withdraw(task: Task): void {
    Atomics.store(task.stop, 0, 1)
    this.queue.remove(task)
    this.end(task, new Withdrawn('no answer is needed any more'))
  }

  private dispatch(): void {
    while (this.queue.size > 0) {
      const thread = this.threads.find(({ task }) => !task) ?? this.hire()
      if (!thread) return
      this.assign(thread, this.queue.take()!)
    }
  }

  private assign(thread: Thread, task: Task): void {
    const { people: _, match: _m, ...job } = task.job
    thread.task = task
    try {
      thread.worker.ref()
      thread.worker.postMessage({ id: this.orders++, job, stop: task.stop } satisfies Order)
    } catch (error) {
      // What cannot be sent fails alone.
      this.release(thread, error as Error)
    }
  }

  private hire(): Thread | undefined {
    if (this.threads.length >= this.most || this.closed) return undefined
    const worker = new Worker(this.program)
    const thread: Thread = { worker, task: undefined }
    worker.on('message', (reply: Reply) => this.received(thread, reply))
    worker.on('error', (error: Error) => this.dismiss(thread, error))
    worker.on('exit', () => this.dismiss(thread, new Error('A thread of bots has ended')))
    this.threads.push(thread)
    return thread
  }

  private received(thread: Thread, reply: Reply): void {
    if ('begun' in reply) return this.begun(thread)
    const result = 'key' in reply ? reply.key : new Error('fault' in reply ? reply.fault : 'not what was asked for')
    this.release(thread, result)
    // An idle thread does not keep the process alive.
    thread.worker.unref()
    this.dispatch()
  }

  /** A new thread first loads every game, which is not the bot's time. */
  private begun(thread: Thread): void {
    const { task } = thread
    if (!task) return
    task.begun = performance.now()
    const { bot, ms } = task.job
    if (ms === undefined) return
    thread.watchdog = setTimeout(() => {
      this.dismiss(thread, new Overdue(`${bot} did not answer within ${ms + this.overdueMs} ms`))
      void thread.worker.terminate()
    }, ms + this.overdueMs)
  }

  private dismiss(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread)
    if (at >= 0) this.threads.splice(at, 1)
    this.release(thread, error)
    if (!this.closed) this.dispatch()
  }

  private release(thread: Thread, result: string | Error): void {
    const { task } = thread
    clearTimeout(thread.watchdog)
    thread.task = undefined
    if (task) this.end(task, result)
  }

  private end(task: Task, result: string | Error): void {
    if (task.isDone) return
    task.isDone = true
    if (typeof result === 'string') task.resolve(result)
    else task.reject(result)
    const now = performance.now()
    const begun = task.begun ?? now
    this.onThought({ bot: task.job.bot, result: resultOf(result), waited: begun - task.asked, took: now - begun })
  }
}

function resultOf(result: string | Error): Thought['result'] {
  if (typeof result === 'string') return 'answered'
  if (result instanceof Withdrawn) return 'withdrawn'
  return result instanceof Overdue ? 'overdue' : 'failed'
}
