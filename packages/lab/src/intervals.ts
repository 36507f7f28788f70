/** Figures with their 95 % intervals. */
import { wilson } from '@alea/odds'
import type { Histogram, KindTally, Share, Sum } from './tally.ts'

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

/** Of all that winners use of a kind, and of all that the others use, the share of one piece; and the first minus the second. */
export interface KindShares {
  readonly winners: Estimate
  readonly others: Estimate
  readonly difference: Estimate
}

/** Ratios of sums, with the intervals of their linear approximation. */
export function kindShares({
  n,
  x,
  y,
  u,
  v,
  xx,
  xy,
  yy,
  uu,
  uv,
  vv,
  xu,
  xv,
  yu,
  yv,
}: KindTally): KindShares | undefined {
  if (n < 2 || y === 0 || v === 0) return undefined
  const [won, lost] = [x / y, u / v]
  const scale = (n / (n - 1)) * student(n - 1) ** 2
  const ofWinners = (xx - 2 * won * xy + won * won * yy) / (y * y)
  const ofOthers = (uu - 2 * lost * uv + lost * lost * vv) / (v * v)
  const ofBoth = (xu - lost * xv - won * yu + won * lost * yv) / (y * v)
  const around = (value: number, squares: number, [least, most]: readonly [number, number]): Estimate => {
    const half = Math.sqrt(scale * Math.max(0, squares))
    return rounded({ value, low: Math.max(least, value - half), high: Math.min(most, value + half), of: n })
  }
  return {
    winners: around(won, ofWinners, [0, 1]),
    others: around(lost, ofOthers, [0, 1]),
    difference: around(won - lost, ofWinners + ofOthers - 2 * ofBoth, [-1, 1]),
  }
}

/** The middle of what was counted, with the interval of order statistics. */
export function medianOf(histogram: Histogram): Estimate | undefined {
  const bars = Object.entries(histogram)
    .map(([value, times]) => ({ value: Number(value), times }))
    .sort((one, other) => one.value - other.value)
  const n = bars.reduce((sum, { times }) => sum + times, 0)
  if (n < 2) return undefined
  const at = (rank: number) => {
    let left = Math.min(n, Math.max(1, rank))
    return bars.find(({ times }) => (left -= times) <= 0)!.value
  }
  const half = (1.959964 * Math.sqrt(n)) / 2
  return {
    value: at(Math.ceil(n / 2)),
    low: at(Math.floor(n / 2 - half)),
    high: at(Math.ceil(1 + n / 2 + half)),
    of: n,
  }
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
