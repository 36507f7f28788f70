import { Worker } from 'node:worker_threads'
import type { Job } from './job.ts'
import type { Order, Reply } from './messages.ts'

interface Waiting {
  readonly job: Job
  readonly stop: Int32Array
  readonly signal: AbortSignal | undefined
  resolve(key: string): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  task: Waiting | undefined
}

/** Bots that think in threads, at most `most` of them, first come first served. A thread that crashes is replaced; its job fails. */
export class BotThreads {
  private readonly threads: Thread[] = []
  private readonly queue: Waiting[] = []
  private readonly most: number
  private orders = 0
  private closed = false

  constructor(most = 1) {
    this.most = Math.max(1, most)
  }

  /** How many jobs are running or waiting. */
  get pending(): number {
    return this.queue.length + this.threads.filter(({ task }) => task).length
  }

  /** The key of the option the bot takes. If a job is aborted after it began, it answers at once with the best it has found; if it has not begun, it fails. */
  choose(job: Job, signal?: AbortSignal): Promise<string> {
    if (this.closed) return Promise.reject(new Error('The bots have gone'))
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const task: Waiting = { job, stop, signal, resolve, reject }
    signal?.addEventListener('abort', () => this.abort(task), { once: true })
    this.queue.push(task)
    this.dispatch()
    return promise
  }

  async close(): Promise<void> {
    this.closed = true
    for (const task of this.queue.splice(0)) task.reject(new Error('The bots have gone'))
    await Promise.all(this.threads.splice(0).map(({ worker }) => worker.terminate()))
  }

  private abort(task: Waiting): void {
    Atomics.store(task.stop, 0, 1)
    const at = this.queue.indexOf(task)
    if (at < 0) return
    this.queue.splice(at, 1)
    task.reject(new Error('Nobody waits for this answer any more'))
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const thread = this.threads.find(({ task }) => !task) ?? this.hire()
      if (!thread) return
      const task = this.queue.shift()!
      thread.task = task
      thread.worker.ref()
      const order: Order = { id: this.orders++, job: task.job, stop: task.stop }
      thread.worker.postMessage(order)
    }
  }

  private hire(): Thread | undefined {
    if (this.threads.length >= this.most || this.closed) return undefined
    const worker = new Worker(new URL('./nodeWorker.ts', import.meta.url))
    const thread: Thread = { worker, task: undefined }
    worker.on('message', (reply: Reply) => {
      const { task } = thread
      thread.task = undefined
      // An idle thread does not keep the process alive.
      worker.unref()
      if ('key' in reply) task?.resolve(reply.key)
      else if ('fault' in reply) task?.reject(new Error(reply.fault))
      this.dispatch()
    })
    worker.on('error', (error: Error) => this.dismiss(thread, error))
    worker.on('exit', () => this.dismiss(thread, new Error('A thread of bots has ended')))
    this.threads.push(thread)
    return thread
  }

  private dismiss(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread)
    if (at >= 0) this.threads.splice(at, 1)
    thread.task?.reject(error)
    thread.task = undefined
    if (!this.closed) this.dispatch()
  }
}
