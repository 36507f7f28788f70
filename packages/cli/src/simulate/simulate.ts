import { Worker } from 'node:worker_threads'
import { NURSERY } from '../nursery.ts'
import type { Block, Failure, Plan } from './plan.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/**
 * Shares a plan out among threads, block by block. Blocks are handed out in order and after a failure no more of them:
 * of several broken matches the first is therefore always found, however many threads there are.
 */
export async function simulate(
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
): Promise<Tally | Failure> {
  const blocks = blocksOf(plan.matches)
  const whole = emptyTally(plan.seats.length)
  const failures: Failure[] = []
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan, resourceLimits: NURSERY })
    try {
      for (let next = blocks.next(); failures.length === 0 && !next.done; next = blocks.next()) {
        const result = await answerOf(worker, next.value)
        if ('message' in result) failures.push(result)
        else merge(whole, result)
        progress(whole.matches)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(plan.matches / BLOCK)) }, work))
  return failures.sort((one, other) => one.match - other.match)[0] ?? whole
}

/** Long enough to make messages cheap, short enough to show progress. */
const BLOCK = 250

function* blocksOf(matches: number): Generator<Block> {
  for (let first = 0; first < matches; first += BLOCK) yield { first, matches: Math.min(BLOCK, matches - first) }
}

function answerOf(worker: Worker, block: Block): Promise<Tally | Failure> {
  const { promise, resolve, reject } = Promise.withResolvers<Tally | Failure>()
  const settle = (act: () => void) => {
    worker.off('message', heard)
    worker.off('error', broke)
    act()
  }
  const heard = (result: Tally | Failure) => settle(() => resolve(result))
  const broke = (error: Error) => settle(() => reject(error))
  worker.on('message', heard)
  worker.on('error', broke)
  worker.postMessage(block)
  return promise
}
