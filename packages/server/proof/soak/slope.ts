/** A straight line through measurements, with what is known of its slope. */
export interface Slope {
  /** By which the value grows in one unit of time. */
  readonly perUnit: number
  /** In 95 cases of 100 the true slope is within this distance; infinite with fewer than three points. */
  readonly within: number
}

/** Student's t for 95 % with a few degrees of freedom; with more it is almost 2. */
const STUDENT = [0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23]

export function slopeOf(points: readonly { readonly at: number; readonly value: number }[]): Slope {
  const count = points.length
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)]
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
  if (spread === 0) return { perUnit: 0, within: Number.POSITIVE_INFINITY }
  const perUnit = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread
  const freedom = count - 2
  if (freedom < 1) return { perUnit, within: Number.POSITIVE_INFINITY }
  const rest = points.reduce((sum, point) => sum + (point.value - value - perUnit * (point.at - at)) ** 2, 0)
  return { perUnit, within: (STUDENT[freedom] ?? 2.1) * Math.sqrt(rest / freedom / spread) }
}
