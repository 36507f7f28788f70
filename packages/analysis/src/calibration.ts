/** Whether chances are what they say: of the positions judged at 30 %, about 30 of a hundred must be won. */

/** A chance that was given to a seat in some position, and what the match was worth to it in the end. */
export interface Case {
  readonly predicted: number
  readonly won: number
}

/** The cases of a tenth of the scale. */
export interface Bucket {
  readonly from: number
  readonly cases: number
  readonly predicted: number
  readonly won: number
}

const BUCKETS = 10

/** The ten buckets, from 0–10 % to 90–100 %; means are 0 where there is no case. */
export function bucketsOf(cases: readonly Case[]): Bucket[] {
  const bucketOf = ({ predicted }: Case) => Math.min(BUCKETS - 1, Math.floor(predicted * BUCKETS))
  return Array.from({ length: BUCKETS }, (_, i): Bucket => {
    const own = cases.filter((one) => bucketOf(one) === i)
    const mean = (values: readonly number[]) =>
      values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
    return {
      from: i / BUCKETS,
      cases: own.length,
      predicted: mean(own.map(({ predicted }) => predicted)),
      won: mean(own.map(({ won }) => won)),
    }
  })
}

/** The mean square of what was wrong (Brier 1950): 0 for a prophet, 0.25 for whoever always says one half. */
export const brierScore = (cases: readonly Case[]): number =>
  cases.reduce((sum, { predicted, won }) => sum + (predicted - won) ** 2, 0) / cases.length
