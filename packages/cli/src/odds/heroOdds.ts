import { boardKey, payoff, strengthOf } from '@alea/dice-throne'
import { chances } from '@alea/odds'
import { type Keep, rankedKeeps, rerollsOf, solveFor, valueFor, worthOf } from './keeps.ts'
import type { OddsInput } from './oddsInput.ts'

/** One tier of an ability, and how likely it is. */
interface AbilityOdds {
  /** `smack.2` is the second tier of Smack. */
  readonly id: string
  /** In points of health. */
  readonly worth: number
  /** When playing for it and nothing else. */
  readonly chance: number
  /** The best keep for it. */
  readonly keep: readonly number[] | undefined
  /** When playing for the whole board. */
  readonly chanceForBoard: number
}

export interface HeroOdds {
  readonly board: string
  /** What the roll phase is worth from here, in points of health. */
  readonly worth: number
  readonly keeps: readonly Keep[]
  readonly abilities: readonly AbilityOdds[]
}

/** For a hero's board as printed, without upgrades. */
export function heroOdds(input: OddsInput, hero: string): HeroOdds {
  const board = boardKey(hero)
  const { tiers } = strengthOf(board)
  const whole = solveFor(
    input,
    payoff(tiers, ({ value }) => value),
  )
  const shown = tiers.map((tier) => payoff([tier], () => 1))
  const forBoard = chances(input.hands, whole, shown, rerollsOf(input))
  return {
    board,
    worth: worthOf(input, whole),
    keeps: rankedKeeps(input, whole),
    abilities: tiers.map(({ tier, value }, i) => {
      const alone = solveFor(input, shown[i]!)
      const [best] = rankedKeeps(input, alone)
      return {
        id: tier.id,
        worth: value,
        chance: worthOf(input, alone),
        keep: best?.dice,
        chanceForBoard: valueFor(input, forBoard[i]!),
      }
    }),
  }
}
