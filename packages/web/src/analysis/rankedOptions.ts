/** What the analysis says of one decision, and which of its options can be told apart. */
import type { Analysis, Decision, Weighed } from '@alea/analysis'

/** Within so many standard errors a difference may be chance. */
const NOISE = 2

/** The decision at a position, as the most samples have it. */
export function decisionOf(
  analysis: Analysis | undefined,
  weighed: ReadonlyMap<number, Decision>,
  position: number,
): Decision | undefined {
  const known = analysis?.decisions.find((decision) => decision.position === position)
  const early = weighed.get(position)
  return known && (!early || known.samples >= early.samples) ? known : early
}

/** An option with its number, and what it costs against the best one. */
export interface RankedOption extends Weighed {
  readonly choice: number
  readonly cost: number
  /** It cannot be told apart from the best. */
  readonly isClose: boolean
}

/** The best first. An option that fell behind early, and looks good by luck alone, comes after those that were tried to the end. */
export function ranked({ options, best, taken, lost }: Decision): RankedOption[] {
  const top = options[best]!
  const rank = (option: Weighed, choice: number): RankedOption => {
    // What was taken is compared at tables of its own; the others at the same tables, where errors shrink together.
    const cost = choice === best ? 0 : choice === taken ? lost.mean : Math.max(0, top.mean - option.mean)
    const error = choice === taken ? lost.error : Math.hypot(top.error, option.error)
    return { ...option, choice, cost, isClose: choice === best || cost < NOISE * error || cost === 0 }
  }
  return options
    .map(rank)
    .sort((one, other) => one.cost - other.cost || Number(other.choice === best) - Number(one.choice === best))
}
