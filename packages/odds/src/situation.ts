/** Dice as they lie before somebody who may roll again: what each choice is worth. */
import { type Hands, handOf } from './hands.ts'
import { type Payoff, rolledOut, type Solved, solve } from './keep.ts'

export interface Situation {
  readonly hands: Hands
  /** What they show, in order; undefined before the first roll. */
  readonly dice: readonly number[] | undefined
  /** Rolls still to come. */
  readonly left: number
}

/** A choice of dice to keep, and what it is worth. */
export interface Keep {
  readonly dice: readonly number[]
  /** How many are rolled again. */
  readonly rolled: number
  readonly worth: number
}

/** A pay-off for every full hand, in the order of the solver. */
export const payoffOf = (hands: Hands, value: (dice: readonly number[]) => number): number[] =>
  hands.faces.slice(hands.first[hands.dice]!).map(value)

/** Before the first roll, one of the rolls is not a re-roll. */
export const rerollsOf = ({ dice, left }: Situation): number => (dice ? left : left - 1)

export const solveFor = (situation: Situation, payoff: Payoff): Solved =>
  solve(situation.hands, payoff, rerollsOf(situation))

/** The value of the dice on the table, or the average over the first roll. */
export const valueFor = ({ hands, dice }: Situation, values: Payoff): number =>
  dice ? values[handOf(hands, dice) - hands.first[hands.dice]!]! : rolledOut(hands, values)[0]!

/** The value with the best play in the rolls to come. */
export const worthOf = (input: Situation, { byRolls }: Solved): number => valueFor(input, byRolls[rerollsOf(input)]!)

/** Every choice of dice to keep, best first; among equals, the one that rolls fewer dice. */
export function rankedKeeps({ hands, dice, left }: Situation, { kept }: Solved): Keep[] {
  if (!dice) return []
  const hand = handOf(hands, dice) - hands.first[hands.dice]!
  return [...hands.keeps.slice(hands.keepsFrom[hand], hands.keepsFrom[hand + 1])]
    .map((keep) => ({
      dice: hands.faces[keep]!,
      rolled: hands.dice - hands.faces[keep]!.length,
      worth: kept[left]![keep]!,
    }))
    .sort((one, other) =>
      Math.abs(other.worth - one.worth) > 1e-12 ? other.worth - one.worth : one.rolled - other.rolled,
    )
}
