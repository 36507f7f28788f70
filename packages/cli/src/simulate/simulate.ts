import { botOf } from '@alea/bots'
import { runOnWorkers } from '../workerPool.ts'
import type { Block, Failure, Plan, Row } from './plan.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/** What a simulation tells while it runs. */
export interface Watch {
  progress(done: number): void
  /** The matches of a block, if the plan wants them. */
  rows?(first: number, rows: readonly Row[]): void
}

/**
 * Plays a plan on several threads, block by block. Blocks start in order, and none starts after a failure: the first of
 * several failing matches is therefore always found, whatever the number of threads. Stopped, it returns what was played.
 */
export async function simulate(
  plan: Plan,
  threads: number,
  watch: Watch,
  stop?: AbortSignal,
): Promise<Tally | Failure> {
  const size = blockSize(plan.seats)
  const whole = emptyTally(plan.seats.length)
  const failures: Failure[] = []
  const pool = {
    worker: new URL('./worker.ts', import.meta.url),
    data: plan,
    threads: Math.min(threads, Math.ceil(plan.matches / size)),
    ...(stop && { stop }),
  }
  await runOnWorkers(pool, blocksOf(plan.matches, size), (result: Tally | Failure, { first }) => {
    if ('message' in result) failures.push(result)
    else {
      merge(whole, result)
      if (result.rows) watch.rows?.(first, result.rows)
    }
    watch.progress(whole.matches)
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
