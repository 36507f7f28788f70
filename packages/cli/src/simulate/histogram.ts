/** How often each value occurred. It grows with the number of different values, not with the number of matches. */
export type Histogram = Map<number, number>

export interface Spread {
  readonly mean: number
  readonly median: number
  readonly min: number
  readonly max: number
}

export function add(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times)
}

export function addAll(histogram: Histogram, other: Histogram): void {
  for (const [value, times] of other) add(histogram, value, times)
}

/** Summed from the smallest value up, so that the order in which parts were added does not matter. */
export function spread(histogram: Histogram): Spread {
  const sorted = [...histogram].sort(([one], [other]) => one - other)
  const count = sorted.reduce((sum, [, times]) => sum + times, 0)
  const sum = sorted.reduce((total, [value, times]) => total + value * times, 0)
  return {
    mean: sum / count,
    median: (nth(sorted, (count - 1) >> 1) + nth(sorted, count >> 1)) / 2,
    min: sorted[0]![0],
    max: sorted.at(-1)![0],
  }
}

function nth(sorted: readonly (readonly [number, number])[], n: number): number {
  let passed = 0
  for (const [value, times] of sorted) {
    passed += times
    if (passed > n) return value
  }
  return Number.NaN
}
