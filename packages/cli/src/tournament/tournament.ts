import { blockSize, blocksOf } from '../simulate/simulate.ts'
import { runOnWorkers } from '../workerPool.ts'
import { type Failure, type Plan, pairingsOf, type Result, type Round } from './plan.ts'

/** Plays a tournament on so many threads: for each pairing its results, in the order of its matches, or the first match that failed. Stopped, it leaves gaps where no match was played. */
export async function playTournament(
  plan: Plan,
  threads: number,
  progress: (done: number) => void,
  stop?: AbortSignal,
): Promise<Result[][] | Failure> {
  const results = pairingsOf(plan).map((): Result[] => Array(plan.matches))
  const failures: Failure[] = []
  let done = 0
  const pool = { worker: new URL('./worker.ts', import.meta.url), data: plan, threads, ...(stop && { stop }) }
  await runOnWorkers(pool, roundsOf(plan), (played: Result[] | Failure, { pairing, first }) => {
    if ('message' in played) failures.push(played)
    else {
      for (const [i, result] of played.entries()) results[pairing]![first + i] = result
      progress((done += played.length))
    }
    return failures.length === 0
  })
  const [failure] = failures.sort((one, other) => one.pairing - other.pairing || one.match - other.match)
  return failure ?? results
}

function* roundsOf(plan: Plan): Generator<Round, undefined> {
  for (const [pairing, { one, other }] of pairingsOf(plan).entries())
    for (const block of blocksOf(plan.matches, blockSize([one, other]))) yield { pairing, ...block }
  return undefined
}
