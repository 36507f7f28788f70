/** How often something happens per second: after warming up, the median of several rounds. */
export interface Measuring {
  readonly warmUpMs: number
  readonly rounds: number
  readonly roundMs: number
}

export const MEASURING: Measuring = { warmUpMs: 1500, rounds: 7, roundMs: 300 }

/** Does a piece of work and returns how many units of it were done. */
export type Work = () => number

/** Units per second. */
export const measure = (work: Work, how = MEASURING): number => measureAll([work], how)[0]!

/** The same for several works to compare; their rounds alternate, so that a slow moment of the machine affects all of them. */
export const measureAll = (works: readonly Work[], how = MEASURING): number[] => roundsOf(works, how).map(median)

/** Units per second in each round. */
export function roundsOf(works: readonly Work[], { warmUpMs, rounds, roundMs }: Measuring = MEASURING): number[][] {
  for (const work of works) round(work, warmUpMs)
  const rates: number[][] = works.map(() => [])
  for (let i = 0; i < rounds; i++) for (const [k, work] of works.entries()) rates[k]!.push(round(work, roundMs))
  return rates
}

function round(work: Work, millis: number): number {
  const begin = performance.now()
  const enough = begin + millis
  let units = 0
  let now = begin
  while (now < enough) {
    units += work()
    now = performance.now()
  }
  return (units * 1000) / (now - begin)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
