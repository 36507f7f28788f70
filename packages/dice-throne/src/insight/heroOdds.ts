/** The exact chance of every ability of a hero, alone and while playing for all of them. */
import { chances, type Keep, rankedKeeps, rerollsOf, type Situation, solveFor, valueFor, worthOf } from '@alea/odds'
import { boardKey } from '../content/board.ts'
import { payoff, strengthOf } from './strength.ts'

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
export function heroOdds(situation: Situation, hero: string): HeroOdds {
  const board = boardKey(hero)
  const { tiers } = strengthOf(board)
  const whole = solveFor(
    situation,
    payoff(tiers, ({ value }) => value),
  )
  const shown = tiers.map((tier) => payoff([tier], () => 1))
  const forBoard = chances(situation.hands, whole, shown, rerollsOf(situation))
  return {
    board,
    worth: worthOf(situation, whole),
    keeps: rankedKeeps(situation, whole),
    abilities: tiers.map(({ tier, value }, i) => {
      const alone = solveFor(situation, shown[i]!)
      const [best] = rankedKeeps(situation, alone)
      return {
        id: tier.id,
        worth: value,
        chance: worthOf(situation, alone),
        keep: best?.dice,
        chanceForBoard: valueFor(situation, forBoard[i]!),
      }
    }),
  }
}
