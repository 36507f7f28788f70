import { boardKey, payoff, strengthOf } from '@alea/dice-throne'
import { chances } from '@alea/odds'
import { here, type Keep, rankedKeeps, rerollsOf, solved, worthOf } from './keeps.ts'
import type { Table } from './table.ts'

/** One thing a hero may announce, and how likely it is. */
interface AbilityOdds {
  /** `smack.2` is the second tier of Smack. */
  readonly id: string
  /** In points of health. */
  readonly worth: number
  /** When one plays for it and nothing else. */
  readonly chance: number
  /** The best keep for it. */
  readonly keep: readonly number[] | undefined
  /** When one plays for the whole board. */
  readonly along: number
}

export interface BoardOdds {
  readonly board: string
  /** What the roll phase is worth from here, in points of health. */
  readonly worth: number
  readonly keeps: readonly Keep[]
  readonly abilities: readonly AbilityOdds[]
}

/** A hero's board as printed, level I. */
export function boardOdds(table: Table, hero: string): BoardOdds {
  const board = boardKey(hero)
  const { tiers } = strengthOf(board)
  const whole = solved(
    table,
    payoff(tiers, ({ value }) => value),
  )
  const shown = tiers.map((tier) => payoff([tier], () => 1))
  const along = chances(table.hands, whole, shown, rerollsOf(table))
  return {
    board,
    worth: worthOf(table, whole),
    keeps: rankedKeeps(table, whole),
    abilities: tiers.map(({ tier, value }, i) => {
      const alone = solved(table, shown[i]!)
      const [best] = rankedKeeps(table, alone)
      return {
        id: tier.id,
        worth: value,
        chance: worthOf(table, alone),
        keep: best?.dice,
        along: here(table, along[i]!),
      }
    }),
  }
}
