/** What an effect may depend on. */
import { upgradesInPlay } from '../content/board.ts'
import { isMet, type Need } from '../content/need.ts'
import { heroOf } from '../content/roster.ts'
import { stateOf } from '../rules/companions.ts'
import { type DiceThrone, fighter } from '../state.ts'
import type { Fx, Odds } from './effect.ts'

export type Condition =
  /** The dice rolled for it, or the final dice of the ability. */
  | { readonly dice: Need }
  | { readonly total: number }
  | { readonly upgrades: number }
  /** The attack modifier just resolved added at least this much. */
  | { readonly added: number }
  /** At least this much was dealt to the target when damage was last applied. */
  | { readonly dealt: number }
  /** The ability deals at least this much before anything modifies it. */
  | { readonly base: number }
  | { readonly mark: string; readonly is: number }
  | { readonly die: readonly number[] }
  /** The companion is in one of these states. */
  | { readonly companion: string; readonly is: readonly string[] }

export function holds(g: DiceThrone, l: Fx, condition: Condition): boolean {
  if ('dice' in condition) return isMet(condition.dice, l.dice, heroOf(g, l.self).faces)
  if ('total' in condition) return l.dice.reduce((sum, die) => sum + die, 0) >= condition.total
  if ('upgrades' in condition) return upgradesInPlay(g, l.self) >= condition.upgrades
  if ('added' in condition) return l.added >= condition.added
  if ('dealt' in condition) return (g.dealt[l.target] ?? 0) >= condition.dealt
  if ('base' in condition) return (g.attack?.base ?? 0) >= condition.base
  if ('die' in condition) return condition.die.includes(l.dice[0] ?? 0)
  if ('companion' in condition) return condition.is.includes(stateOf(g, l.self, condition.companion) ?? '')
  return (fighter(g, l.self).marks[condition.mark] ?? 0) === condition.is
}

/** How often a condition holds, computed from the dice if possible, otherwise half of the time. */
export function likelihood(condition: Condition, odds: Odds): number {
  if ('die' in condition) return condition.die.length / 6
  if (!('dice' in condition) || !('symbols' in condition.dice)) return 0.5
  return Object.entries(condition.dice.symbols).reduce(
    (product, [symbol, wanted]) => product * atLeast(wanted, odds.dice, odds.chance(symbol)),
    1,
  )
}

/** The probability of at least this many hits in this many trials. */
function atLeast(wanted: number, trials: number, chance: number): number {
  if (wanted <= 0) return 1
  if (wanted > trials) return 0
  return chance * atLeast(wanted - 1, trials - 1, chance) + (1 - chance) * atLeast(wanted, trials - 1, chance)
}
