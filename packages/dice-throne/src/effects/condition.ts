/** What an effect may depend on. */
import type { Seat } from '@alea/engine'
import { upgradesInPlay } from '../content/board.ts'
import { count, type Faces, isMet, type Need } from '../content/need.ts'
import { heroOf } from '../content/roster.ts'
import { stateOf } from '../rules/companions.ts'
import { subtotal } from '../rules/damageArithmetic.ts'
import { pooledFor } from '../rules/incoming.ts'
import {
  type DamageType,
  type DiceThrone,
  fighter,
  hasVariant,
  healthOf,
  type Line,
  NOBODY,
  type TokenId,
} from '../state.ts'
import { ATTEMPTS_MADE, ownCount } from './amount.ts'
import type { Fx, Odds } from './effect.ts'
import { atLeast, totalAtLeast } from './odds.ts'

export type Condition =
  /** The dice rolled for it, or the final dice of the ability. */
  | { readonly dice: Need }
  | { readonly total: number }
  /** The total is no higher. */
  | { readonly atMost: number }
  /** Any of the dice shows one of these numbers. */
  | { readonly shows: readonly number[] }
  /** None of the dice shows any of these symbols. */
  | { readonly without: readonly string[] }
  /** The dice of the player's own defence, on the table or done, show this symbol. */
  | { readonly defenseShows: string }
  | { readonly upgrades: number }
  /** At least one token of this kind or family, or `n`; so many combat points with `cp`. */
  | { readonly have: TokenId; readonly n?: number; readonly on?: 'self' | 'target' }
  /** The attack is of one of these types. */
  | { readonly type: readonly DamageType[] }
  /** Fewer roll attempts than this were made this turn. */
  | { readonly attempts: number }
  /** The player took, or takes, the first turn of the match. */
  | { readonly starter: true }
  /** Less health than the target. */
  | { readonly behind: true }
  /** An option of the match is on, or off. */
  | { readonly option: string; readonly off?: true }
  /** The last price was paid at least so often, or the last loss took at least so many tokens. */
  | { readonly paid: number }
  /** The damage of the attack was at least this high at some moment. */
  | { readonly peak: number }
  /** The attack modifier just resolved added at least this much. */
  | { readonly added: number }
  /** At least this much was dealt to the target when damage was last applied. */
  | { readonly dealt: number }
  /** The damage that this reacts to was at least this much. */
  | { readonly suffered: number }
  /** The ability deals at least this much before anything modifies it. */
  | { readonly base: number }
  | { readonly mark: string; readonly is: number }
  | { readonly die: readonly number[] }
  /** This ability, token or card prevents some of what the player is about to suffer. */
  | { readonly prevented: string }
  /** The companion is in one of these states. */
  | { readonly companion: string; readonly is: readonly string[] }

export function holds(g: DiceThrone, l: Fx, condition: Condition): boolean {
  if ('dice' in condition) return isMet(condition.dice, l.dice, heroOf(g, l.self).faces, l.foreign)
  if ('total' in condition) return totalOf(l.dice) >= condition.total
  if ('atMost' in condition) return totalOf(l.dice) <= condition.atMost
  if ('shows' in condition) return l.dice.some((die) => condition.shows.includes(die))
  if ('without' in condition) return !shownBy(l, heroOf(g, l.self).faces, condition.without)
  if ('defenseShows' in condition) return defenseShows(g, l.self, condition.defenseShows)
  if ('upgrades' in condition) return upgradesInPlay(g, l.self) >= condition.upgrades
  if ('have' in condition) return hasSome(g, condition.on === 'target' ? l.target : l.self, condition)
  if ('type' in condition) return g.attack !== undefined && condition.type.includes(g.attack.type)
  if ('attempts' in condition) return (fighter(g, l.self).marks[ATTEMPTS_MADE] ?? 0) < condition.attempts
  if ('starter' in condition) return g.starter === l.self
  if ('behind' in condition) return l.target !== NOBODY && healthOf(g, l.self) < healthOf(g, l.target)
  if ('option' in condition) return hasVariant(g, condition.option) !== (condition.off ?? false)
  if ('paid' in condition) return l.paid >= condition.paid
  if ('peak' in condition) return (g.attack?.peak ?? 0) >= condition.peak
  if ('added' in condition) return l.added >= condition.added
  if ('dealt' in condition) return (g.dealt[l.target] ?? 0) >= condition.dealt
  if ('suffered' in condition) return (l.suffered ?? 0) >= condition.suffered
  if ('base' in condition) return (g.attack?.base ?? 0) >= condition.base
  if ('die' in condition) return condition.die.includes(l.dice[0] ?? 0)
  if ('prevented' in condition) return isPreventing(g, l.self, condition.prevented)
  if ('companion' in condition) return condition.is.includes(stateOf(g, l.self, condition.companion) ?? '')
  return (fighter(g, l.self).marks[condition.mark] ?? 0) === condition.is
}

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

const shownBy = ({ dice, foreign }: Fx, faces: Faces, symbols: readonly string[]): boolean =>
  symbols.some((symbol) => count(symbol, dice, faces, foreign) > 0)

function defenseShows(g: DiceThrone, seat: Seat, symbol: string): boolean {
  const onTable = g.rolls.find(({ purpose, owner }) => purpose === 'defense' && owner === seat)
  const done = g.attack?.target === seat ? g.attack.defense : undefined
  return count(symbol, onTable?.dice ?? done ?? [], heroOf(g, seat).faces) > 0
}

function isPreventing(g: DiceThrone, seat: number, by: string): boolean {
  const lines = pooledFor(g, seat)
  const others = lines.filter((line) => line.by !== by || !PREVENTING.includes(line.kind))
  return others.length < lines.length && subtotal(others) > 0
}

const PREVENTING: readonly Line['kind'][] = ['prevent', 'half', 'avoid']

const hasSome = (g: DiceThrone, seat: number, { have, n = 1 }: Extract<Condition, { have: string }>): boolean =>
  seat !== NOBODY && ownCount(g, seat, have) >= n

/** Whether it is decided by what lies on the table, before anything is rolled or paid. */
export const isSettled = (condition: Condition): boolean => SETTLED.some((word) => word in condition)

type WordOf<C> = C extends unknown ? keyof C : never

const SETTLED: readonly WordOf<Condition>[] = [
  'defenseShows',
  'upgrades',
  'have',
  'type',
  'attempts',
  'starter',
  'behind',
  'option',
  'peak',
  'companion',
  'prevented',
]

/** Whether it is decided by dice that are still to be rolled. */
export const readsDice = (condition: Condition): boolean => DICE_WORDS.some((word) => word in condition)

const DICE_WORDS: readonly WordOf<Condition>[] = ['dice', 'total', 'atMost', 'shows', 'die']

/** How often a condition holds, computed from the dice if possible, otherwise half of the time. */
export function likelihood(condition: Condition, odds: Odds): number {
  if (odds.shown && 'dice' in condition) return isMet(condition.dice, odds.shown.dice, odds.shown.faces) ? 1 : 0
  if ('die' in condition) return condition.die.length / 6
  if ('shows' in condition) return atLeast(1, odds.dice, condition.shows.length / 6)
  if ('without' in condition)
    return (1 - condition.without.reduce((sum, symbol) => sum + odds.chance(symbol), 0)) ** odds.dice
  if ('total' in condition) return totalAtLeast(condition.total, odds.dice)
  if ('atMost' in condition) return 1 - totalAtLeast(condition.atMost + 1, odds.dice)
  if ('have' in condition && condition.have === odds.about && (condition.n ?? 1) === 1) return 1
  // Options of the match are off by default.
  if ('option' in condition) return condition.off ? 1 : 0
  if (!('dice' in condition) || !('symbols' in condition.dice)) return 0.5
  return Object.entries(condition.dice.symbols).reduce(
    (product, [symbol, wanted]) => product * atLeast(wanted, odds.dice, odds.chance(symbol)),
    1,
  )
}
