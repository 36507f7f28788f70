/**
 * Previews and undo hints in a thread of their own, so that no match waits for them. They are answered only every 50 ms: how many trials a hint
 * takes until a difference is seen may depend on what is hidden.
 */
import { Worker } from 'node:worker_threads'
import { type Forecast, type ForecastJob, Refusal } from '@alea/host'
import type { Metrics } from '../metrics.ts'
import { FAULTS } from '../text/index.ts'
import { ForecastQueue, type Task } from './forecastQueue.ts'
import type { ForecastReply } from './thread.ts'

/** Answers are given this many milliseconds after the question, or twice as many, and so on. */
const EVERY_MS = 50

interface Waiting extends Task {
  resolve(forecast: Forecast): void
  reject(error: Error): void
}

export class ForecastThread {
  private readonly queue = new ForecastQueue<Waiting>()
  private readonly metrics: Metrics
  private worker: Worker | undefined
  private underWay: Waiting | undefined
  private closed = false

  constructor(metrics: Metrics) {
    this.metrics = metrics
    metrics.gauge('alea_previews_waiting', 'Previews and undo hints that wait', () => this.queue.size)
  }

  async forecast(job: ForecastJob): Promise<Forecast> {
    const began = performance.now()
    const { metrics } = this
    metrics.count('alea_previews_total', 'Previews, undo hints and undos looked into', { kind: job.kind })
    try {
      return await this.made(job)
    } finally {
      metrics.observe(
        'alea_preview_ms',
        'Milliseconds until a preview or an undo hint was known',
        performance.now() - began,
      )
      await untilTick(performance.now() - began)
    }
  }

  private made(job: ForecastJob): Promise<Forecast> {
    if (this.closed) return Promise.reject(new Refusal('unavailable'))
    return new Promise((resolve, reject) => {
      const replaced = () => {
        this.metrics.count('alea_previews_replaced_total', 'Previews and undo hints replaced by newer ones')
        reject(new Refusal('too-many', (language) => FAULTS[language].newerPreview))
      }
      this.queue.put({ job, resolve, reject, replaced })
      this.next()
    })
  }

  private next(): void {
    if (this.underWay || this.closed) return
    this.underWay = this.queue.take()
    if (!this.underWay) return
    this.worker ??= this.started()
    this.worker.postMessage(this.underWay.job)
  }

  private started(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url))
    // It does not keep the process alive: an open server does.
    worker.unref()
    worker.on('message', (reply: ForecastReply) => {
      const { underWay } = this
      this.underWay = undefined
      if ('fault' in reply) underWay?.reject(new Error(reply.fault))
      else underWay?.resolve(reply.forecast)
      this.next()
    })
    const ended = (error: Error) => {
      if (this.worker !== worker) return
      this.worker = undefined
      this.underWay?.reject(error)
      this.underWay = undefined
      this.next()
    }
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the thread of previews ended')))
    return worker
  }

  async close(): Promise<void> {
    this.closed = true
    const { worker } = this
    this.worker = undefined
    const gone = new Refusal('unavailable')
    this.underWay?.reject(gone)
    for (let task = this.queue.take(); task; task = this.queue.take()) task.reject(gone)
    await worker?.terminate()
  }
}

const untilTick = (elapsed: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, EVERY_MS - (elapsed % EVERY_MS)))
