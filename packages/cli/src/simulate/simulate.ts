import { botOf } from '@alea/bots'
import { shareOut } from '../threads.ts'
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
  const size = blockSize(plan.seats)
  const whole = emptyTally(plan.seats.length)
  const failures: Failure[] = []
  const pool = {
    worker: new URL('./worker.ts', import.meta.url),
    data: plan,
    threads: Math.min(threads, Math.ceil(plan.matches / size)),
  }
  await shareOut(pool, blocksOf(plan.matches, size), (result: Tally | Failure) => {
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
