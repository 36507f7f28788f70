/** Sums for each seat. */
import { rewards } from '@alea/bots'
import type { BySeat, Outcome } from '@alea/engine'
import { type Decision, type Moment, type SeatReport, VERDICTS } from './analysis.ts'
import { seatsOf } from './chances.ts'
import { type Estimate, sumOf } from './estimate.ts'

/** Standard errors on both sides of an estimate for an interval of 95 %. */
const SURE = 1.96

export function reports(
  seats: number,
  moments: readonly Moment[],
  decisions: readonly Decision[],
  outcome: Outcome | undefined,
): BySeat<SeatReport> {
  const results = outcome && rewards(outcome)
  return seatsOf(seats).map((seat): SeatReport => {
    const own = decisions.filter((decision) => decision.seat === seat)
    const luck = sumOf(
      moments.flatMap(({ luck }) => (luck ? [{ mean: luck.means[seat]!, error: luck.errors[seat]! }] : [])),
    )
    const lost = sumOf(own.map((decision) => decision.lost))
    return {
      luck,
      decisions: own.length,
      lost,
      errorRate: own.length > 0 ? lost.mean / own.length : 0,
      verdicts: Object.fromEntries(
        VERDICTS.map((verdict) => [verdict, own.filter((decision) => decision.verdict === verdict).length]),
      ) as SeatReport['verdicts'],
      ...(results && { result: results[seat]!, adjusted: adjustedBy(results[seat]!, luck) }),
    }
  })
}

/** The luck is a control variate: its mean over all matches is nought, so the mean of what is left is the mean of the results. */
function adjustedBy(result: number, luck: Estimate): SeatReport['adjusted'] {
  const mean = result - luck.mean
  return { mean, low: mean - SURE * luck.error, high: mean + SURE * luck.error }
}
