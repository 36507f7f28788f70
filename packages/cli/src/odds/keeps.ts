import { type Hands, handOf, type Payoff, rolledOut, type Solved, solve } from '@alea/odds'
import type { Table } from './table.ts'

export interface Keep {
  readonly dice: readonly number[]
  /** How many are rolled again. */
  readonly rolled: number
  readonly worth: number
}

/** The dice as the solver counts them, for a pay-off by full hand. */
export const payoffOf = (hands: Hands, value: (dice: readonly number[]) => number): number[] =>
  hands.faces.slice(hands.first[hands.dice]!).map(value)

/** Before the first roll one of the rolls is no re-roll. */
export const rerollsOf = ({ dice, left }: Table): number => (dice ? left : left - 1)

export const solved = (table: Table, payoff: Payoff): Solved => solve(table.hands, payoff, rerollsOf(table))

/** A value by full hand, at this table: of the dice that lie there, or on average over the first roll. */
export const here = ({ hands, dice }: Table, values: Payoff): number =>
  dice ? values[handOf(hands, dice) - hands.first[hands.dice]!]! : rolledOut(hands, values)[0]!

/** What the best play makes of the rolls to come. */
export const worthOf = (table: Table, { byRolls }: Solved): number => here(table, byRolls[rerollsOf(table)]!)

/** Everything that may be kept, best first; of what is equally good, that which rolls fewer dice. */
export function rankedKeeps({ hands, dice, left }: Table, { kept }: Solved): Keep[] {
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
