/** Who thinks for the bots of a match in this browser, and for the coach. */
import { type AdviceJob, type Job, type OptionChance, type Order, type Reply, serve } from '@alea/bots'

export interface Thinker {
  /** The key of the option a bot takes. */
  choose(job: Job): Promise<string>
  /** Each option with the chance to win seen in it, best first; nothing, where it was dropped. */
  advise(job: AdviceJob): Promise<readonly OptionChance[]>
  /** What is being thought of is no longer wanted. A choice that is dropped is never made. */
  drop(): void
  close(): void
}

/** A worker as far as it is needed here. */
export interface BotWorker {
  onmessage: ((event: { data: Reply }) => void) | null
  onerror: ((event: { preventDefault(): void }) => void) | null
  postMessage(order: Order): void
  terminate(): void
}

/** An order without its number. */
type Wanted = { readonly job: Job } | { readonly advise: AdviceJob }

interface Task {
  readonly wanted: Wanted
  settle(reply: Reply): void
  /** What to say to whoever waits for something that was dropped. */
  dropped(): void
}

/** The usual bots answer within this time: only one that thinks for longer is worth a new worker. */
const PATIENCE_MS = 500

/** Thinks in a worker of its own, one thought after the other; in place where there can be no worker. */
export class WorkerThinker implements Thinker {
  private readonly hire: () => BotWorker
  private readonly later: (ms: number, work: () => void) => () => void
  private worker: BotWorker | undefined
  private isPossible = true
  private queue: Task[] = []
  private running: { readonly id: number; readonly task: Task; stopWaiting?: () => void } | undefined
  private orders = 0

  /** `hire` may throw. */
  constructor(hire: () => BotWorker, later: WorkerThinker['later']) {
    this.hire = hire
    this.later = later
  }

  choose(job: Job): Promise<string> {
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply) => {
        if ('key' in reply) resolve(reply.key)
        else reject(faultOf(reply))
      }
      this.submit({ wanted: { job }, settle, dropped: () => {} })
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

  drop(): void {
    for (const { dropped } of this.queue.splice(0)) dropped()
    const { running } = this
    if (!running || running.stopWaiting) return
    running.task.dropped()
    running.stopWaiting = this.later(PATIENCE_MS, () => {
      if (this.running !== running) return
      this.dismiss()
      this.next()
    })
  }

  close(): void {
    this.queue = []
    this.dismiss()
  }

  private submit(task: Task): void {
    this.queue.push(task)
    this.next()
  }

  private next(): void {
    if (this.running) return
    const task = this.queue.shift()
    if (!task) return
    const worker = this.working()
    const order = { ...task.wanted, id: this.orders++ }
    if (!worker) {
      task.settle(serve(order))
      return this.next()
    }
    this.running = { id: order.id, task }
    worker.postMessage(order)
  }

  private working(): BotWorker | undefined {
    if (!this.isPossible || this.worker) return this.worker
    try {
      const worker = this.hire()
      worker.onmessage = ({ data }) => this.finished(data)
      worker.onerror = (event) => {
        // Left alone it would go on to the page, as an error of the match.
        event.preventDefault()
        this.doWithout()
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

  /** The worker cannot be loaded: thinking is slower to watch, but the match goes on. */
  private doWithout(): void {
    const { running } = this
    this.isPossible = false
    this.dismiss()
    if (running && !running.stopWaiting) this.queue.unshift(running.task)
    this.next()
  }

  private dismiss(): void {
    this.running?.stopWaiting?.()
    this.running = undefined
    this.worker?.terminate()
    this.worker = undefined
  }
}

const faultOf = (reply: Reply): Error => new Error('fault' in reply ? reply.fault : 'not what was asked for')
