/** Work shared out among threads: each gets the next job when it has done with the one before. */
import { Worker } from 'node:worker_threads'
import { NURSERY } from './nursery.ts'

export interface Pool {
  /** The program of a thread: answers every message with one of its own. */
  readonly worker: URL
  /** What every thread is given to begin with. */
  readonly data: unknown
  readonly threads: number
}

/** Hands out the jobs in their order for as long as `take`, given each result with its job, wants more. */
export async function shareOut<Job, Result>(
  { worker, data, threads }: Pool,
  jobs: Iterator<Job, undefined>,
  take: (result: Result, job: Job) => boolean,
): Promise<void> {
  let wanted = true
  const work = async () => {
    const thread = new Worker(worker, { workerData: data, resourceLimits: NURSERY })
    try {
      for (let next = jobs.next(); wanted && !next.done; next = jobs.next()) {
        const result = await answerOf<Result>(thread, next.value)
        if (!take(result, next.value)) wanted = false
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
