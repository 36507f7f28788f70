import { type Game, random, seedOf } from '@alea/engine'
import { countsOf } from './conformance/checkConformance.ts'
import { playMatch } from './conformance/playMatch.ts'
import { type Failure, failuresOf, newRun } from './conformance/run.ts'

/** The seed, when to stop, and how to report progress. */
export interface FuzzOptions {
  readonly seed: number
  /** Called before every match; true stops. */
  until(): boolean
  /** Called after every match with the totals so far. */
  onMatch?(matches: number, decisions: number): void
  readonly seatCounts?: readonly number[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly deep?: number
}

/** What was played, and the first broken law. */
export interface FuzzReport {
  readonly game: string
  readonly matches: number
  readonly decisions: number
  readonly failure?: Failure
}

/** Plays random matches and checks all laws, until it is stopped or a law is broken. */
export function fuzz(game: Game, options: FuzzOptions): FuzzReport {
  const { seed, seatCounts = countsOf(game) } = options
  const run = newRun(game, options.deep, options.options)
  let matches = 0
  let decisions = 0
  let failure: Failure | undefined
  while (!failure && !options.until()) {
    const matchSeed = seedOf(seed, matches)
    const seats = seatCounts[random(matchSeed).below(seatCounts.length)]!
    const played = playMatch(run, seats, matchSeed)
    matches++
    decisions += played.decisions
    failure = played.failures[0]
    options.onMatch?.(matches, decisions)
  }
  failure ??= failuresOf(run)[0]
  return { game: game.id, matches, decisions, ...(failure ? { failure } : {}) }
}
