/** What a board can do: the worth of its tiers, and of every hand and keep if the remaining attempts are played optimally. Computed once per board. */
import type { Seat } from '@alea/engine'
import { handsOf, handOf as keepNumber, rolledOut, type Solved, solve } from '@alea/odds'
import { type Board, boardNamed, type TierInPlay } from '../content/board.ts'
import { effectsAt } from '../content/moments.ts'
import { HANDS, handOf } from '../content/rolls.ts'
import { sheetOf, tokenOf } from '../content/roster.ts'
import { ownCount } from '../effects/amount.ts'
import { type Effect, type Odds, verbOf } from '../effects/effect.ts'
import { estimate, oddsOf } from '../effects/estimate.ts'
import type { RollDice } from '../effects/rollDice.ts'
import { coveredOn } from '../rules/covered.ts'
import { isForbidden } from '../rules/forbidden.ts'
import { endingOn, tokenIdsOn, tokensOn } from '../rules/tokens.ts'
import { type DiceThrone, fighter, opponents } from '../state.ts'

export interface Strength {
  readonly tiers: readonly Worth[]
  /** By hand and attempts left, in points of health. */
  readonly solved: Solved
  /** A whole roll phase, from the first of its three attempts. */
  readonly offense: number
  /** What its best defence prevents or deals back. */
  readonly defense: number
  /** What it costs its player in each upkeep. */
  readonly toll: number
}

/** What an ability is worth in points of health, and how much of that is its damage. */
export interface Valued {
  readonly value: number
  readonly damage: number
}

/** As it usually is. */
export interface Worth extends Valued {
  readonly tier: TierInPlay
  /** With the dice that activate it, if its effects read them: by the rules' number of the hand. */
  readonly byHand?: readonly (Valued | undefined)[]
}

export const REROLLS = 2
export const dice = handsOf(5)
const FULL = dice.first[5]!

/** The rules and the odds number hands in different orders. */
const ruleHand: readonly number[] = dice.faces.slice(FULL).map(handOf)

/** The number of five dice, or of fewer that are kept, among the odds' hands. */
export const keptHand = (faces: readonly number[]): number => keepNumber(dice, faces)
export const fullHand = (faces: readonly number[]): number => keepNumber(dice, faces) - FULL

/** What an ability is worth with the dice on the table. */
export const worthWith = (worth: Worth, faces: readonly number[]): Valued =>
  worth.byHand?.[ruleHand[fullHand(faces)]!] ?? worth

const known = new Map<string, Strength>()

/**
 * As the board usually is, or with what its player has of the things that its abilities count, and without the abilities that are covered;
 * `harmless` if nothing but an ultimate deals damage.
 */
export function strengthOf(
  board: string,
  own: Owned = {},
  covered: readonly string[] = [],
  harmless = false,
): Strength {
  let key = harmless ? `${board} harmless` : board
  for (const what in own) key += ` ${what} ${own[what]}`
  for (const ability of [...covered].sort()) key += ` ${ability}`
  const strength = known.get(key) ?? measure(board, own, covered, harmless)
  known.set(key, strength)
  return strength
}

/** How much somebody has of what abilities count. */
type Owned = Readonly<Record<string, number>>

/** The strength of a player's board at this moment. */
export function strengthNow(g: DiceThrone, seat: Seat): Strength {
  const { board } = fighter(g, seat)
  const own: Record<string, number> = {}
  for (const what of countedBy(board)) own[what] = ownCount(g, seat, what)
  return strengthOf(board, own, coveredOn(g, seat), isHarmless(g, seat))
}

/** The player's next roll phase deals no damage, or none to anybody. */
const isHarmless = (g: DiceThrone, seat: Seat): boolean =>
  isForbidden(g, seat, 'damage') || opponents(g, seat).every((foe) => staysSheltered(g, foe))

const staysSheltered = (g: DiceThrone, seat: Seat): boolean =>
  tokenIdsOn(g, seat).some(
    (id) => tokenOf(id).shelters && tokensOn(g, seat, id) > (seat === g.active ? endingOn(g, seat, id) : 0),
  )

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

function measure(key: string, own: Owned, covered: readonly string[], harmless: boolean): Strength {
  const board = boardNamed(key)
  const { hero } = sheetOf(board.hero)
  const open = board.tiers.filter(({ ability }) => !covered.includes(ability.id))
  const worths = open.map((tier) => worthOf(tier, hero, own))
  const tiers = harmless ? worths.map(withoutDamage) : worths
  const solved = solve(
    dice,
    payoff(tiers, ({ value }) => value),
    REROLLS,
  )
  const offense = rolledOut(dice, solved.byRolls[REROLLS]!)[0]!
  return { tiers, solved, offense, defense: defenseOf(board, hero), toll: tollOf(board, hero) }
}

function withoutDamage(worth: Worth): Worth {
  if (worth.tier.ability.kind === 'ultimate') return worth
  const less = ({ value, damage }: Valued): Valued => ({ value: value - damage, damage: 0 })
  return { ...worth, ...less(worth), ...(worth.byHand && { byHand: worth.byHand.map((each) => each && less(each)) }) }
}

/** What each full hand is worth if its best ability is activated; `activated` is told by its number which that is. */
export function payoff(
  tiers: readonly Worth[],
  value: (worth: Valued) => number,
  nothing = 0,
  activated?: (hand: number, tier: number, worth: number) => void,
): Float64Array {
  const usual = tiers.map(value)
  const exact = tiers.map(({ byHand }) => byHand?.map((each) => each && value(each)))
  return Float64Array.from(ruleHand, (hand, full) => {
    let best = nothing
    let most = -1
    for (let i = 0; i < tiers.length; i++) {
      if (!tiers[i]!.tier.hands[hand]) continue
      const worth = exact[i]?.[hand] ?? usual[i]!
      if (worth > best) {
        best = worth
        most = i
      }
    }
    if (most >= 0) activated?.(full, most, best)
    return best
  })
}

function worthOf(tier: TierInPlay, hero: Parameters<typeof estimate>[1], own: Owned): Worth {
  const { effects, after = [] } = tier.ability.tiers![tier.tier]!
  const has: Odds['own'] = (what) => (what in own ? own[what]! + gainedIn(effects, what) : undefined)
  const following = estimate(after, hero)
  const valued = (odds: Odds): Valued => ({ value: odds.list(effects) + following, damage: damageIn(effects, odds) })
  const usual = { tier, ...valued(oddsOf(hero, 5, has)) }
  if (!readsDice(effects)) return usual
  return {
    ...usual,
    byHand: HANDS.map((hand, i) => (tier.hands[i] ? valued(oddsOf(hero, 5, has, hand)) : undefined)),
  }
}

/** Everything it may deal; what is dealt for dice it rolls itself does not read the others. */
const damageIn = (effects: readonly Effect[], odds: Odds): number =>
  effects.reduce((sum, effect) => {
    const { name, estimate: worth, inner } = verbOf(effect)
    if (name === 'damage') return sum + worth(effect, odds)
    const reading = name === 'roll' ? odds.rolling((effect as unknown as RollDice).dice) : odds
    return sum + (inner?.(effect) ?? []).reduce((all, inside) => all + damageIn(inside, reading), 0)
  }, 0)

/** Whether the dice that activate it decide about more than that; those it rolls itself are not among them. */
const readsDice = (effects: readonly Effect[]): boolean => {
  const words = JSON.stringify(effects)
  return words.includes('"per":') || words.includes('"dice":{')
}

/** What an ability gains of something before it counts it. */
const gainedIn = (effects: readonly Effect[], what: string): number =>
  effects.reduce((sum, effect) => {
    const given = verbOf(effect).gives?.(effect)
    return given?.what === what && typeof given.amount === 'number' ? sum + given.amount : sum
  }, 0)

const tollOf = ({ hooks }: Board, hero: Parameters<typeof estimate>[1]): number =>
  hooks.upkeep.reduce((sum, { ability }) => sum + Math.max(0, -estimate(ability.upkeep ?? [], hero)), 0)

const defenseOf = ({ defenses }: Board, hero: Parameters<typeof estimate>[1]): number =>
  Math.max(
    0,
    ...defenses.map(({ ability }) =>
      oddsOf(hero, ability.dice ?? 0).list(effectsAt<'ability'>(ability, 'defense') ?? []),
    ),
  )
