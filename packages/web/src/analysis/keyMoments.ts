/** The moments that decided a match: the luckiest and unluckiest rolls, and the costliest decisions. */
import type { Analysis, Decision, Estimate, Verdict } from '@alea/analysis'
import { LOST } from '@alea/analysis/verdict'
import type { Seat } from '@alea/engine'

export interface KeyMoment {
  readonly is: 'lucky' | 'unlucky' | Exclude<Verdict, 'good'>
  readonly position: number
  readonly turn: number
  /** Whose luck, or whose decision. */
  readonly seat: Seat
  /** How much it changed the chances of that seat. */
  readonly change: number
  readonly decision?: Decision
}

/** Where a replay shows it: a roll once it is on the table, a decision before it is taken. */
export const shownAt = ({ position, decision }: KeyMoment): number => (decision ? position : position + 1)

/** Of each kind. */
const MOST_LUCK = 2
const MOST_MISTAKES = 3
/** Within so many standard errors it may be noise. */
const NOISE = 2

/** In the order of the match; for one seat, or for all: then luck is told of whoever had it. `sides` lists the seats that share their chances. */
export function keyMoments(
  { moments, decisions }: Pick<Analysis, 'moments' | 'decisions'>,
  sides: readonly (readonly Seat[])[],
  focus: Seat | undefined,
): KeyMoment[] {
  const heads = sides.map((seats) => (focus !== undefined && seats.includes(focus) ? focus : seats[0]!))
  const lots = moments.flatMap(({ position, turn, luck }): KeyMoment[] => {
    if (!luck) return []
    const seat = focus ?? heads.reduce((best, head) => (luck.means[head]! > luck.means[best]! ? head : best), heads[0]!)
    const change = luck.means[seat]!
    if (!stands({ mean: Math.abs(change), error: luck.errors[seat]! })) return []
    return [{ is: change > 0 ? 'lucky' : 'unlucky', position, turn, seat, change }]
  })
  const byLuck = lots.toSorted((one, other) => other.change - one.change)
  const lucky = byLuck.filter(({ is }) => is === 'lucky').slice(0, focus === undefined ? 2 * MOST_LUCK : MOST_LUCK)
  const unlucky = byLuck.filter(({ is }) => is === 'unlucky').slice(-MOST_LUCK)
  const mistakes = worstDecisions(decisions, focus).map((decision): KeyMoment => {
    const { position, turn, seat, lost, verdict } = decision
    return { is: verdict as KeyMoment['is'], position, turn, seat, change: -lost.mean, decision }
  })
  return [...lucky, ...unlucky, ...mistakes].sort((one, other) => one.position - other.position)
}

/** The costliest first; of one seat, or of all. */
export const worstDecisions = (decisions: readonly Decision[], seat: Seat | undefined): Decision[] =>
  decisions
    .filter((decision) => decision.verdict !== 'good' && (seat === undefined || decision.seat === seat))
    .toSorted((one, other) => other.lost.mean - one.lost.mean)
    .slice(0, MOST_MISTAKES)

/** As much as it takes for a decision to be called an inaccuracy. */
const stands = ({ mean, error }: Estimate): boolean => mean >= LOST.inaccuracy && mean > NOISE * error
