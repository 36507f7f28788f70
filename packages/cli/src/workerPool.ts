/** Runs jobs on worker threads: each thread gets the next job when it has finished the one before. */
import { Worker } from 'node:worker_threads'
import { THREAD_LIMITS } from './threadLimits.ts'

export interface WorkerPool {
  /** The module of a worker: answers every message with one of its own. */
  readonly worker: URL
  /** What every worker is started with. */
  readonly data: unknown
  readonly threads: number
  /** Ends the work at once: jobs that are not finished are lost. */
  readonly stop?: AbortSignal
}

/** Starts the jobs in order; `take` gets each result with its job and returns whether to continue. */
export async function runOnWorkers<Job, Result>(
  { worker, data, threads, stop }: WorkerPool,
  jobs: Iterator<Job, undefined>,
  take: (result: Result, job: Job) => boolean,
): Promise<void> {
  let wanted = true
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  stop?.addEventListener('abort', () => resolve(), { once: true })
  const work = async () => {
    const thread = new Worker(worker, { workerData: data, resourceLimits: THREAD_LIMITS })
    try {
      for (let next = jobs.next(); wanted && !next.done; next = jobs.next()) {
        const result = await Promise.race([answerOf<Result>(thread, next.value), stopped])
        if (stop?.aborted) return
        if (!take(result as Result, next.value)) wanted = false
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
}

function answerOf<Result>(thread: Worker, job: unknown): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const settle = (act: () => void) => {
    thread.off('message', heard)
    thread.off('error', broke)
    act()
  }
  const heard = (result: Result) => settle(() => resolve(result))
  const broke = (error: Error) => settle(() => reject(error))
  thread.on('message', heard)
  thread.on('error', broke)
  thread.postMessage(job)
  return promise
}
