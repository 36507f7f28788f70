import { botOf } from '@alea/bots'
import { runOnWorkers } from '../workerPool.ts'
import type { Block, Failure, Plan } from './plan.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/**
 * Plays a plan on several threads, block by block. Blocks start in order, and none starts after a failure: the first of
 * several failing matches is therefore always found, whatever the number of threads.
 */
export async function simulate(
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
): Promise<Tally | Failure> {
  const size = blockSize(plan.seats)
  const whole = emptyTally(plan.seats.length)
  const failures: Failure[] = []
  const pool = {
    worker: new URL('./worker.ts', import.meta.url),
    data: plan,
    threads: Math.min(threads, Math.ceil(plan.matches / size)),
  }
  await runOnWorkers(pool, blocksOf(plan.matches, size), (result: Tally | Failure) => {
    if ('message' in result) failures.push(result)
    else merge(whole, result)
    progress(whole.matches)
    return failures.length === 0
  })
  return failures.sort((one, other) => one.match - other.match)[0] ?? whole
}

/** Long enough to make messages cheap, short enough to show progress; a match of bots that look ahead is a block by itself. */
export const blockSize = (bots: readonly string[]): number =>
  bots.every((bot) => botOf(bot).chooseBlindly !== undefined) ? 250 : 1

export function* blocksOf(matches: number, size: number): Generator<Block, undefined> {
  for (let first = 0; first < matches; first += size) yield { first, matches: Math.min(size, matches - first) }
  return undefined
}
