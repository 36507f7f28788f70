/** What a board can do: the worth of its tiers, and of every hand and keep if the remaining attempts are played optimally. Computed once per board. */
import type { Seat } from '@alea/engine'
import { handsOf, handOf as keepNumber, rolledOut, type Solved, solve } from '@alea/odds'
import { type Board, boardNamed, type TierInPlay } from '../content/board.ts'
import { effectsAt } from '../content/moments.ts'
import { HANDS } from '../content/rolls.ts'
import { sheetOf } from '../content/roster.ts'
import { type Amount, ownCount } from '../effects/amount.ts'
import { type Effect, flatten, verbOf } from '../effects/effect.ts'
import { estimate, oddsOf } from '../effects/estimate.ts'
import { coveredOn } from '../rules/covered.ts'
import { type DiceThrone, fighter } from '../state.ts'

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

/** As the board usually is, or with what its player has of the things that its abilities count, and without the abilities that are covered. */
export function strengthOf(board: string, own: Owned = {}, covered: readonly string[] = []): Strength {
  const key = [board, ...Object.entries(own).flat(), ...[...covered].sort()].join(' ')
  const strength = known.get(key) ?? measure(board, own, covered)
  known.set(key, strength)
  return strength
}

/** How much somebody has of what abilities count. */
type Owned = Readonly<Record<string, number>>

/** The strength of a player's board at this moment. */
export function strengthNow(g: DiceThrone, seat: Seat): Strength {
  const { board } = fighter(g, seat)
  const own = Object.fromEntries(countedBy(board).map((what) => [what, ownCount(g, seat, what)]))
  return strengthOf(board, own, coveredOn(g, seat))
}

const counting = new Map<string, readonly string[]>()

/** What the abilities of a board count among what their player has: CP, tokens, families of them. */
function countedBy(board: string): readonly string[] {
  const counted = counting.get(board) ?? [
    ...new Set(boardNamed(board).tiers.flatMap(({ ability, tier }) => ownIn(ability.tiers![tier]!.effects))),
  ]
  counting.set(board, counted)
  return counted
}

/** The `own` of every amount in it. */
function ownIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  if ('own' in data && typeof data.own === 'string') return [data.own]
  return Object.values(data).flatMap(ownIn)
}

function measure(key: string, own: Owned, covered: readonly string[]): Strength {
  const board = boardNamed(key)
  const { hero } = sheetOf(key.split('|')[0]!)
  const open = board.tiers.filter(({ ability }) => !covered.includes(ability.id))
  const tiers = open.map((tier) => worthOf(tier, hero, own))
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

function worthOf(tier: TierInPlay, hero: Parameters<typeof estimate>[1], own: Owned): Worth {
  const { effects, after = [] } = tier.ability.tiers![tier.tier]!
  const odds = oddsOf(hero, 5, (what) => (what in own ? own[what]! + gainedIn(effects, what) : undefined))
  const damage = flatten(effects).reduce((sum, effect) => {
    const { name, estimate: worth } = verbOf(effect)
    return name === 'damage' ? sum + worth(effect, odds) : sum
  }, 0)
  return { tier, value: odds.list(effects) + estimate(after, hero), damage }
}

/** What an ability gains of something before it counts it. */
const gainedIn = (effects: readonly Effect[], what: string): number =>
  effects.reduce((sum, effect) => {
    const { amount, token } = effect as { readonly amount?: Amount; readonly token?: string }
    const gains = effect.do === 'cp' ? 'cp' : effect.do === 'gain' ? token : undefined
    return gains === what && typeof amount === 'number' ? sum + amount : sum
  }, 0)

const defenseOf = ({ defenses }: Board, hero: Parameters<typeof estimate>[1]): number =>
  Math.max(
    0,
    ...defenses.map(({ ability }) =>
      oddsOf(hero, ability.dice ?? 0).list(effectsAt<'ability'>(ability, 'defense') ?? []),
    ),
  )
