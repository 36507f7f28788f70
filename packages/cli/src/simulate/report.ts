import { type Options, seatName } from '@alea/engine'
import { wilson } from '@alea/odds'
import { type Histogram, type Spread, spread } from './histogram.ts'
import type { Plan } from './plan.ts'
import type { Tally } from './tally.ts'

/** The result of a simulation. It contains no times: the same plan gives the same report, byte for byte. */
export interface Report {
  readonly game: string
  readonly seed: number
  readonly options: Options
  /** How many were played: fewer than asked for after Ctrl-C. */
  readonly matches: number
  readonly seats: readonly SeatReport[]
  /** Matches with several winners. */
  readonly ties: number
  /** Decisions in a match. */
  readonly decisions: Distribution
  /** How often a match ended for each reason. */
  readonly ends: Readonly<Record<string, number>>
}

export interface SeatReport {
  readonly seat: string
  readonly bot: string
  readonly wins: number
  readonly share: number
  /** The 95 % interval of the share. */
  readonly interval: readonly [number, number]
  readonly score: Distribution
}

export interface Distribution extends Spread {
  /** How often each value occurred, smallest first. */
  readonly times: readonly (readonly [value: number, times: number])[]
}

export function reportOf(plan: Plan, tally: Tally): Report {
  const { game, seed, options } = plan
  const { matches } = tally
  const seats = plan.seats.map((bot, seat): SeatReport => {
    const wins = tally.wins[seat]!
    const { low, high } = wilson(wins, matches)
    const interval = [rounded(low), rounded(high)] as const
    return {
      seat: seatName(seat),
      bot,
      wins,
      share: rounded(wins / matches),
      interval,
      score: distributionOf(tally.scores[seat]!),
    }
  })
  const ends = Object.fromEntries([...tally.ends].sort(([one], [other]) => (one < other ? -1 : 1)))
  return { game, seed, options, matches, seats, ties: tally.ties, decisions: distributionOf(tally.decisions), ends }
}

function distributionOf(histogram: Histogram): Distribution {
  const { mean, ...others } = spread(histogram)
  return { mean: rounded(mean), ...others, times: [...histogram].sort(([one], [other]) => one - other) }
}

export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
