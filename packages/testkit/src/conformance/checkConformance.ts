import { type Game, seatsFrom, seedOf } from '@alea/engine'
import { playMatch } from './playMatch.ts'
import { type Failure, failuresOf, neverReached, newRun } from './run.ts'

/** How many matches to play, and with what. */
export interface ConformanceOptions {
  /** How many matches for each number of seats. */
  readonly seeds: number
  /** The seed of all matches; 1 if left out. */
  readonly seed?: number
  /** Every number the game allows, if left out. */
  readonly seatCounts?: readonly number[]
  /** Match options to hold fixed; the others are drawn. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The expensive checks run at about one decision in this many; 10 if left out. */
  readonly deep?: number
}

/** What was played, and the laws that were broken. */
export interface ConformanceReport {
  readonly game: string
  readonly matches: number
  readonly decisions: number
  /** At most one for each law and message. */
  readonly failures: readonly Failure[]
  readonly visited: readonly string[]
  readonly neverReached: readonly string[]
}

/** Plays many random matches and checks every law. */
export function checkConformance(game: Game, options: ConformanceOptions): ConformanceReport {
  const { seeds, seed = 1, seatCounts = countsOf(game) } = options
  const run = newRun(game, options.deep, options.options)
  const failures: Failure[] = []
  let decisions = 0
  for (const [i, seats] of seatCounts.entries()) {
    for (let n = 0; n < seeds; n++) {
      const played = playMatch(run, seats, seedOf(seed, i * seeds + n))
      decisions += played.decisions
      failures.push(...played.failures)
    }
  }
  failures.push(...failuresOf(run))
  return {
    game: game.id,
    matches: seeds * seatCounts.length,
    decisions,
    failures: failures.filter((one, i) => failures.findIndex((other) => sameFault(one, other)) === i),
    visited: [...run.visited].sort(),
    neverReached: neverReached(run),
  }
}

export const countsOf = ({ seats: { min, max } }: Game): number[] => seatsFrom(0, max - min + 1).map((n) => min + n)

const sameFault = (one: Failure, other: Failure): boolean => one.law === other.law && one.message === other.message

/** The failures as text, each with the log that shows it. */
export const failuresText = (failures: readonly Failure[]): string =>
  failures.map(({ law, message, log }) => `${law}: ${message}\n${log.replace(/^(?=.)/gm, '  ')}`).join('\n')
