/** The result of an experiment. It contains no times: the same file gives the same report everywhere, byte for byte. */
import { gameOf } from '@alea/catalog'
import type { Game, Json } from '@alea/engine'
import type { Experiment, Label, Variant } from './experiment.ts'
import { type Estimate, type KindShares, kindShares, meanOf, medianOf, round, shareOf } from './intervals.ts'
import { MEASURES, type Measure } from './playMatch.ts'
import type { LabState } from './run.ts'
import type { Histogram, PairTally, UseTally, VariantTally } from './tally.ts'

export interface Report {
  readonly experiment: Experiment
  readonly rules: number
  /** Matches of each variant that were played. */
  readonly matches: number
  /** Whether the stopping rule ended the run. */
  readonly isStopped: boolean
  readonly variants: readonly VariantReport[]
  /** Of the second variant to the first, the third to the first, … */
  readonly differences: readonly DifferenceReport[]
}

export interface PlayerReport {
  readonly bot: string
  /** What this player alone has: `{ "heroes": "monk" }`. */
  readonly own: Readonly<Record<string, Json>>
  /** Of the decided matches. */
  readonly wins: Estimate | undefined
}

export interface VariantReport {
  readonly name: Label
  readonly matches: number
  /** Matches with one winning side; shares of wins are of these. */
  readonly decided: number
  /** The share of wins of every side if all are equally good. */
  readonly even: number
  /** Of the player who began. */
  readonly first: Estimate | undefined
  readonly players: readonly PlayerReport[]
  readonly seats: readonly (Estimate | undefined)[]
  readonly measures: Readonly<Record<Measure, Estimate | undefined>>
  readonly histograms: Readonly<Record<keyof VariantTally['histograms'], readonly Bar[]>>
  readonly ends: readonly (readonly [reason: string, times: number])[]
  /** The turn in which the middle one of the matches ends. */
  readonly medianTurns: Estimate | undefined
  /** What the experiment is about, among all of its kind. */
  readonly about: readonly AboutReport[]
  /** What was used, first what winners most clearly use more often. */
  readonly content: readonly ContentReport[]
  /** What could be used and never was. */
  readonly unused: readonly string[]
}

export interface AboutReport extends Partial<KindShares> {
  readonly id: string
}

/** How often a value occurred. */
export type Bar = readonly [value: number, times: number]

export interface ContentReport {
  readonly id: string
  /** The share of matches in which anybody used it. */
  readonly matches: Estimate
  readonly timesPerMatch: number
  /** How many of the winners used it, and how many of the others. */
  readonly winners: number
  readonly others: number
  /** How often it was used by a winner, and by one of the others, on average. */
  readonly timesPerWinner: number
  readonly timesPerOther: number
  /** `winners` minus `others`, compared match by match. */
  readonly edge: Estimate | undefined
  /** `timesPerWinner` minus `timesPerOther`, in the same way. */
  readonly timesEdge: Estimate | undefined
}

export interface DifferenceReport extends Readonly<Record<Measure, Estimate | undefined>> {
  readonly variant: number
  readonly first: Estimate | undefined
  readonly players: readonly (Estimate | undefined)[]
}

export function reportOf({ experiment, rules, played, tally, isStopped }: LabState): Report {
  const game = gameOf(experiment.game)!
  return {
    experiment,
    rules,
    matches: played,
    isStopped,
    variants: experiment.variants.map((variant, i) => variantReport(game, variant, tally.variants[i]!)),
    differences: tally.pairs.map((pair, i) => differenceReport(pair, i + 1)),
  }
}

function variantReport(game: Game, variant: Variant, tally: VariantTally): VariantReport {
  const { matches, decided, measures, histograms } = tally
  const content = Object.entries(tally.used)
    .map(([id, use]) => contentReport(id, use, tally))
    .sort((one, other) => clarity(other) - clarity(one) || (one.id < other.id ? -1 : 1))
  const possible = game.contentIn?.(variant.options) ?? game.content
  return {
    name: variant.name,
    matches,
    decided,
    even: round(1 / Math.max(1, tally.sides)),
    first: shareOf(tally.first),
    players: variant.seats.map((bot, player) => ({
      bot,
      own: ownOf(game, variant, player),
      wins: shareOf({ hits: tally.wins[player]!, of: decided }),
    })),
    seats: tally.seatWins.map((hits) => shareOf({ hits, of: decided })),
    measures: Object.fromEntries(
      MEASURES.map((measure) => [measure, meanOf(measures[measure])]),
    ) as VariantReport['measures'],
    histograms: Object.fromEntries(
      Object.entries(histograms).map(([name, histogram]) => [name, barsOf(histogram)]),
    ) as unknown as VariantReport['histograms'],
    ends: Object.entries(tally.ends).sort(([one], [other]) => (one < other ? -1 : 1)),
    medianTurns: medianOf(histograms.turns),
    about: Object.entries(tally.about).map(([id, moments]) => ({ id, ...kindShares(moments) })),
    content,
    unused: matches === 0 ? [] : possible.filter((id) => !Object.hasOwn(tally.used, id)),
  }
}

/** Options with one value per player. */
export function ownOf(game: Game, { options }: Variant, player: number): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => {
      const spec = game.options[name]
      const isOwn = spec?.kind === 'data' && spec.perSeat && Array.isArray(value)
      return isOwn ? [[name, value[player]!]] : []
    }),
  )
}

function contentReport(id: string, use: UseTally, { matches, decided, winners, others }: VariantTally): ContentReport {
  const of = (count: number, total: number) => (total === 0 ? 0 : round(count / total))
  return {
    id,
    matches: shareOf({ hits: use.matches, of: matches })!,
    timesPerMatch: of(use.times, matches),
    winners: of(use.winners.players, winners),
    others: of(use.others.players, others),
    timesPerWinner: of(use.winners.times, winners),
    timesPerOther: of(use.others.times, others),
    edge: others === 0 ? undefined : meanOf({ n: decided, ...use.edge }),
    timesEdge: others === 0 ? undefined : meanOf({ n: decided, ...use.timesEdge }),
  }
}

/** How far the difference in times is from chance, in halves of its interval; positive where winners use it more. */
export function clarity({ timesEdge }: ContentReport): number {
  if (!timesEdge) return 0
  const { value, low, high } = timesEdge
  return high > low ? (2 * value) / (high - low) : 0
}

const barsOf = (histogram: Histogram): Bar[] =>
  Object.entries(histogram)
    .map(([value, times]): Bar => [Number(value), times])
    .sort(([one], [other]) => one - other)

const differenceReport = ({ measures, first, players }: PairTally, variant: number): DifferenceReport => ({
  variant,
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, meanOf(measures[measure])])) as Record<
    Measure,
    Estimate | undefined
  >),
  first: meanOf(first),
  players: players.map(meanOf),
})
