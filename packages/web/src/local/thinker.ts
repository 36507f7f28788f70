/** Computes the choices of the bots of a match in this browser, and the coach's advice. */
import { type AdviceJob, type Job, type OptionChance, type Order, type Reply, serve } from '@alea/bots'

export interface Thinker {
  /** The key of the option a bot takes. Once `signal` aborts, the job is discarded, and the promise never resolves. */
  choose(job: Job, signal?: AbortSignal): Promise<string>
  /** Each option with its estimated chance to win, best first; empty if it was dropped. */
  advise(job: AdviceJob): Promise<readonly OptionChance[]>
  /** Discards advice that is being computed or waits. */
  dropAdvice(): void
  close(): void
}

/** The part of `Worker` that is needed here. */
export interface BotWorker {
  onmessage: ((event: { data: Reply }) => void) | null
  onerror: ((event: { preventDefault(): void }) => void) | null
  postMessage(order: Order): void
  terminate(): void
}

/** An order without its id. */
type Wanted = { readonly job: Job } | { readonly advise: AdviceJob }

interface Task {
  readonly wanted: Wanted
  settle(reply: Reply): void
  /** Called instead of `settle` if the task is dropped. */
  dropped(): void
}

/** Most bots answer within this time. Only if a dropped task takes longer is the worker replaced. */
const GRACE_MS = 500

/** Runs tasks one after the other in a worker, or in place if there can be none. */
export class WorkerThinker implements Thinker {
  private readonly startWorker: () => BotWorker
  private readonly later: (ms: number, work: () => void) => () => void
  private worker: BotWorker | undefined
  private isPossible = true
  private queue: Task[] = []
  private running: { readonly id: number; readonly task: Task; stopWaiting?: () => void } | undefined
  private orders = 0

  /** `startWorker` may throw. */
  constructor(startWorker: () => BotWorker, later: WorkerThinker['later']) {
    this.startWorker = startWorker
    this.later = later
  }

  choose(job: Job, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply) => {
        if ('key' in reply) resolve(reply.key)
        else reject(faultOf(reply))
      }
      const task: Task = { wanted: { job }, settle, dropped: () => {} }
      signal?.addEventListener('abort', () => this.drop(task), { once: true })
      this.submit(task)
    })
  }

  advise(job: AdviceJob): Promise<readonly OptionChance[]> {
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply) => {
        if ('advice' in reply) resolve(reply.advice)
        else reject(faultOf(reply))
      }
      this.submit({ wanted: { advise: job }, settle, dropped: () => resolve([]) })
    })
  }

  dropAdvice(): void {
    const tasks = this.running ? [this.running.task, ...this.queue] : [...this.queue]
    for (const task of tasks) if ('advise' in task.wanted) this.drop(task)
  }

  private drop(task: Task): void {
    const { running } = this
    if (this.queue.includes(task)) {
      this.queue = this.queue.filter((one) => one !== task)
      return task.dropped()
    }
    if (running?.task !== task || running.stopWaiting) return
    task.dropped()
    running.stopWaiting = this.later(GRACE_MS, () => {
      if (this.running !== running) return
      this.stopWorker()
      this.next()
    })
  }

  close(): void {
    this.queue = []
    this.stopWorker()
  }

  private submit(task: Task): void {
    this.queue.push(task)
    this.next()
  }

  private next(): void {
    if (this.running) return
    const task = this.queue.shift()
    if (!task) return
    const worker = this.readyWorker()
    const order = { ...task.wanted, id: this.orders++ }
    this.running = { id: order.id, task }
    if (worker) worker.postMessage(order)
    else void serve(order).then((reply) => this.finished(reply))
  }

  private readyWorker(): BotWorker | undefined {
    if (!this.isPossible || this.worker) return this.worker
    try {
      const worker = this.startWorker()
      worker.onmessage = ({ data }) => this.finished(data)
      worker.onerror = (event) => {
        // Otherwise it would reach the page as an error of the match.
        event.preventDefault()
        this.runInPlace()
      }
      this.worker = worker
    } catch {
      this.isPossible = false
    }
    return this.worker
  }

  private finished(reply: Reply): void {
    const { running } = this
    if (reply.id !== running?.id) return
    this.running = undefined
    if (running.stopWaiting) running.stopWaiting()
    else running.task.settle(reply)
    this.next()
  }

  /** The worker cannot be loaded: tasks run in place from now on. */
  private runInPlace(): void {
    const { running } = this
    this.isPossible = false
    this.stopWorker()
    if (running && !running.stopWaiting) this.queue.unshift(running.task)
    this.next()
  }

  private stopWorker(): void {
    this.running?.stopWaiting?.()
    this.running = undefined
    this.worker?.terminate()
    this.worker = undefined
  }
}

const faultOf = (reply: Reply): Error => new Error('fault' in reply ? reply.fault : 'not what was asked for')
