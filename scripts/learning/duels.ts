/** Matches of a bot with a learnt judgement against the same bot with the judgement the game has. */
import { runOnWorkers } from '../../packages/cli/src/workerPool.ts'
import type { Model } from './model.ts'

export interface Duel {
  readonly game: string
  readonly bot: string
  readonly seats: number
  readonly seed: number
  readonly model: Model
}

/** How many of the matches it wins, from every seat in turn, with the same dice for each; a shared victory counts as its share. */
export async function pointsOf(data: Duel, matches: number, threads: number): Promise<number> {
  let points = 0
  await runOnWorkers<number, number>(
    { worker: new URL('./duel.ts', import.meta.url), data, threads },
    Array.from({ length: matches }, (_, i) => i).values() as Iterator<number, undefined>,
    (won) => {
      points += won
      return true
    },
  )
  return points
}
