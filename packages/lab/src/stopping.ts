import type { Experiment, Figure } from './experiment.ts'
import { type Estimate, meanOf, shareOf, widthOf } from './intervals.ts'
import type { PairTally, Tally, VariantTally } from './tally.ts'

/** Whether all intervals that the stopping rule looks at are narrow enough. */
export function isNarrow({ until }: Experiment, tally: Tally): boolean {
  if (!until) return false
  const { figure, width, difference } = until
  const estimates = difference
    ? tally.pairs.map((pair) => differenceIn(pair, figure))
    : tally.variants.map((variant) => estimateIn(variant, figure))
  return estimates.every((estimate) => estimate !== undefined && widthOf(estimate) <= width)
}

export function estimateIn({ measures, first, wins, decided }: VariantTally, figure: Figure): Estimate | undefined {
  if (figure === 'turns' || figure === 'decisions') return meanOf(measures[figure])
  return shareOf(figure === 'first' ? first : { hits: wins[playerIn(figure)] ?? 0, of: decided })
}

export function differenceIn({ measures, first, players }: PairTally, figure: Figure): Estimate | undefined {
  if (figure === 'turns' || figure === 'decisions') return meanOf(measures[figure])
  const sum = figure === 'first' ? first : players[playerIn(figure)]
  return sum && meanOf(sum)
}

const playerIn = (figure: Figure): number => Number(figure.slice('player-'.length)) - 1
