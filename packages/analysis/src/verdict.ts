/** When a decision is called a mistake. */
import type { Verdict } from './analysis.ts'
import type { Estimate } from './estimate.ts'

/** From how much lost on: two, five and ten matches of a hundred. */
export const LOST: Readonly<Record<Exclude<Verdict, 'good'>, number>> = {
  inaccuracy: 0.02,
  mistake: 0.05,
  blunder: 0.1,
}

/** Within so many standard errors a difference may be chance. */
const NOISE = 2

export function verdictOf({ mean, error }: Estimate): Verdict {
  if (mean < NOISE * error) return 'good'
  if (mean >= LOST.blunder) return 'blunder'
  if (mean >= LOST.mistake) return 'mistake'
  return mean >= LOST.inaccuracy ? 'inaccuracy' : 'good'
}
