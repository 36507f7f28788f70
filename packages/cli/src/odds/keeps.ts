import { type Hands, handOf, type Payoff, rolledOut, type Solved, solve } from '@alea/odds'
import type { OddsInput } from './oddsInput.ts'

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
export const rerollsOf = ({ dice, left }: OddsInput): number => (dice ? left : left - 1)

export const solveFor = (input: OddsInput, payoff: Payoff): Solved => solve(input.hands, payoff, rerollsOf(input))

/** The value of the dice on the table, or the average over the first roll. */
export const valueFor = ({ hands, dice }: OddsInput, values: Payoff): number =>
  dice ? values[handOf(hands, dice) - hands.first[hands.dice]!]! : rolledOut(hands, values)[0]!

/** The value with the best play in the rolls to come. */
export const worthOf = (input: OddsInput, { byRolls }: Solved): number => valueFor(input, byRolls[rerollsOf(input)]!)

/** Every choice of dice to keep, best first; among equals, the one that rolls fewer dice. */
export function rankedKeeps({ hands, dice, left }: OddsInput, { kept }: Solved): Keep[] {
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
