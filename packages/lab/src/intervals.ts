/** Figures with their 95 % intervals. */
import { wilson } from '@alea/odds'
import type { Share, Sum } from './tally.ts'

/** A figure and the interval that contains the true one in 95 of 100 experiments. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  /** From how many matches. */
  readonly of: number
}

export const shareOf = ({ hits, of }: Share): Estimate | undefined => {
  if (of === 0) return undefined
  const { low, high } = wilson(hits, of)
  return rounded({ value: hits / of, low, high, of })
}

/** The mean with Student's interval; nothing can be said from fewer than two. */
export function meanOf({ n, total, squares }: Sum): Estimate | undefined {
  if (n < 2) return undefined
  const mean = total / n
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1))
  const half = student(n - 1) * Math.sqrt(variance / n)
  return rounded({ value: mean, low: mean - half, high: mean + half, of: n })
}

export const widthOf = ({ low, high }: Estimate): number => high - low

/** Whether the interval lies on one side of this value. */
export const isAwayFrom = ({ low, high }: Estimate, value: number): boolean => low > value || high < value

/** The 97.5 % quantile of Student's distribution by Fisher's expansion: right to 0.01 from 3 degrees of freedom on; the rest is a table. */
function student(freedom: number): number {
  const exact = [12.7062, 4.3027, 3.1824][freedom - 1]
  if (exact !== undefined) return exact
  const z = 1.959964
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return terms.reduce((sum, term, i) => sum + term / freedom ** (i + 1), z)
}

const rounded = ({ value, low, high, of }: Estimate): Estimate => ({
  value: round(value),
  low: round(low),
  high: round(high),
  of,
})

/** Six decimals are more than any figure deserves, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 1e6) / 1e6
