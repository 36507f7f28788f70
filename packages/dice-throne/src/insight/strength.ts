/** What a board can do: the worth of its tiers, and of every hand and keep if the remaining attempts are played optimally. Computed once per board. */
import { handsOf, handOf as keepNumber, rolledOut, type Solved, solve } from '@alea/odds'
import { type Board, boardNamed, type TierInPlay } from '../content/board.ts'
import { effectsAt } from '../content/moments.ts'
import { HANDS } from '../content/rolls.ts'
import { sheetOf } from '../content/roster.ts'
import { flatten, verbOf } from '../effects/effect.ts'
import { estimate, oddsOf } from '../effects/estimate.ts'

export interface Strength {
  readonly tiers: readonly Worth[]
  /** By hand and attempts left, in points of health. */
  readonly solved: Solved
  /** A whole roll phase, from the first of its three attempts. */
  readonly offense: number
  /** What its best defence prevents or deals back. */
  readonly defense: number
}

export interface Worth {
  readonly tier: TierInPlay
  readonly value: number
  /** Its damage. */
  readonly damage: number
}

export const REROLLS = 2
export const dice = handsOf(5)
const FULL = dice.first[5]!

/** The rules and the odds number hands in different orders. */
const ruleHand: readonly number[] = dice.faces
  .slice(FULL)
  .map((faces) => HANDS.findIndex((hand) => [...hand].sort().join() === faces.join()))

/** The number of five dice, or of fewer that are kept, among the odds' hands. */
export const keptHand = (faces: readonly number[]): number => keepNumber(dice, faces)
export const fullHand = (faces: readonly number[]): number => keepNumber(dice, faces) - FULL

const known = new Map<string, Strength>()

/** Without the abilities that are covered. */
export function strengthOf(board: string, covered: readonly string[] = []): Strength {
  const key = covered.length === 0 ? board : [board, ...[...covered].sort()].join(' ')
  const strength = known.get(key) ?? measure(board, covered)
  known.set(key, strength)
  return strength
}

function measure(key: string, covered: readonly string[]): Strength {
  const board = boardNamed(key)
  const { hero } = sheetOf(key.split('|')[0]!)
  const tiers = board.tiers.filter(({ ability }) => !covered.includes(ability.id)).map((tier) => worthOf(tier, hero))
  const solved = solve(
    dice,
    payoff(tiers, ({ value }) => value),
    REROLLS,
  )
  return { tiers, solved, offense: rolledOut(dice, solved.byRolls[REROLLS]!)[0]!, defense: defenseOf(board, hero) }
}

/** What each full hand is worth if its best ability is activated. */
export function payoff(tiers: readonly Worth[], value: (worth: Worth) => number, nothing = 0): Float64Array {
  const values = tiers.map(value)
  return Float64Array.from(ruleHand, (hand) => {
    let best = nothing
    for (let i = 0; i < tiers.length; i++) if (values[i]! > best && tiers[i]!.tier.hands[hand]) best = values[i]!
    return best
  })
}

function worthOf(tier: TierInPlay, hero: Parameters<typeof estimate>[1]): Worth {
  const { effects, after = [] } = tier.ability.tiers![tier.tier]!
  const odds = oddsOf(hero, 5)
  const damage = flatten(effects).reduce((sum, effect) => {
    const { name, estimate: worth } = verbOf(effect)
    return name === 'damage' ? sum + worth(effect, odds) : sum
  }, 0)
  return { tier, value: estimate(effects, hero) + estimate(after, hero), damage }
}

const defenseOf = ({ defenses }: Board, hero: Parameters<typeof estimate>[1]): number =>
  Math.max(
    0,
    ...defenses.map(({ ability }) =>
      oddsOf(hero, ability.dice ?? 0).list(effectsAt<'ability'>(ability, 'defense') ?? []),
    ),
  )
