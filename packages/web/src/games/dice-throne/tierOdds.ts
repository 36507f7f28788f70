/** The exact chance of each tier of a board, with the dice that lie there and the attempts left. */
import {
  ATTEMPTS,
  boardNamed,
  fiveDice,
  fullHand,
  keptHand,
  PHASES,
  payoff,
  strengthOf,
  type View,
  type Worth,
} from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import { bestKeep, rolledOut, type Solved, solve } from '@alea/odds'

/** Where a player's offensive dice stand. */
export interface Rolling {
  /** None before the first throw. */
  readonly dice: readonly number[] | undefined
  readonly attempts: number
  /** What one is about to keep: the odds are then those of this keep, else of the best one. */
  readonly kept?: readonly number[] | undefined
}

/** The offensive roll of this player, now or later this turn; undefined when it is over or not theirs. */
export function rollingOf(view: View, seat: Seat, kept?: readonly number[]): Rolling | undefined {
  if (view.active !== seat || view.out.includes(seat)) return undefined
  const roll = view.rolls[0]
  // With a die that is only a number the odds are others.
  if (roll?.foreign) return undefined
  if (view.phase === 'offense' && roll?.purpose === 'offense') {
    if (view.attack && view.attack.stage !== 'announced') return undefined
    return { dice: roll.dice, attempts: view.attempts, kept }
  }
  const isBefore = PHASES.indexOf(view.phase) < PHASES.indexOf('offense')
  return isBefore ? { dice: undefined, attempts: ATTEMPTS } : undefined
}

/** By tier, from 0 to 1. */
export function tierOdds(board: string, { dice, attempts, kept }: Rolling): ReadonlyMap<string, number> {
  const rerolls = Math.max(0, dice ? attempts : attempts - 1)
  return new Map(
    boardNamed(board).tiers.map(({ id }) => {
      const { byRolls, kept: worth } = solvedFor(board, id, rerolls)
      if (!dice) return [id, rolledOut(fiveDice, byRolls[rerolls]!)[0]!]
      if (kept && rerolls > 0 && kept.length < dice.length) return [id, worth[rerolls]![keptHand(kept)]!]
      return [id, byRolls[rerolls]![fullHand(dice)]!]
    }),
  )
}

/** Do these dice allow the tier as they lie? */
export const isShown = (board: string, tier: string, dice: readonly number[]): boolean =>
  solvedFor(board, tier, 0).byRolls[0]![fullHand(dice)] === 1

const known = new Map<string, Solved>()

function solvedFor(board: string, tier: string, rerolls: number): Solved {
  const key = `${board} ${tier} ${rerolls}`
  const solved = known.get(key) ?? solve(fiveDice, hits(board, tier), rerolls)
  known.set(key, solved)
  return solved
}

const hits = (board: string, tier: string): Float64Array =>
  payoff(
    strengthOf(board).tiers.filter((worth: Worth) => worth.tier.id === tier),
    () => 1,
  )

/** The dice worth keeping, by what a board's tiers are worth on average; undefined when nothing can be thrown again. */
export function advisedKeep(board: string, { dice, attempts }: Rolling): readonly number[] | undefined {
  if (!dice || attempts < 1) return undefined
  const { solved } = strengthOf(board)
  const rerolls = Math.min(attempts, solved.kept.length - 1)
  const wanted = [...fiveDice.faces[bestKeep(fiveDice, solved.kept[rerolls]!, fullHand(dice))]!]
  return dice.flatMap((die, i) => {
    const at = wanted.indexOf(die)
    if (at < 0) return []
    wanted.splice(at, 1)
    return [i]
  })
}
