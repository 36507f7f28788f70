/** Plays an experiment in workers of the browser, one a core. */
import { type Failure, isFailure, type LabRun, type Played } from '@alea/lab'
import type { BlockOrder } from './labWorker.ts'

/** Until it is done, stopped, or a match has failed. */
export async function playInWorkers(
  run: LabRun,
  cores: number,
  progress: () => void,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  let failure: Failure | undefined
  const work = async () => {
    const worker = new Worker(new URL('./labWorker.ts', import.meta.url), { type: 'module', name: 'lab' })
    try {
      for (let block = run.next(); block && !failure && !run.isDone; block = run.next()) {
        const played = await answerOf(worker, { experiment: run.experiment, block }, stop)
        if (!played) return
        if (isFailure(played)) failure = played
        else run.take(block, played)
        progress()
      }
    } finally {
      worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: cores }, work))
  return failure
}

/** Undefined once the work is stopped. */
const answerOf = (worker: Worker, order: BlockOrder, stop: AbortSignal): Promise<Played | undefined> =>
  new Promise((resolve, reject) => {
    if (stop.aborted) return resolve(undefined)
    stop.addEventListener('abort', () => resolve(undefined), { once: true })
    worker.onmessage = ({ data }: MessageEvent<Played>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(order)
  })
