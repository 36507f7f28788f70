/** The symbols of a single die, and what each of them does. */
import type { Effect } from '../effects/effect.ts'
import type { RollDice } from '../effects/rollDice.ts'
import type { When } from '../effects/when.ts'
import type { Say } from './say.ts'
import type { Words } from './words.ts'

/** What follows a roll like this would seem to belong to its last branch. */
export function endsInBranch(effect: Effect): boolean {
  if (effect.do !== 'roll') return false
  const last = (effect as Effect & RollDice).effects.at(-1)
  return last?.do === 'when' && (last as Effect & When).otherwise.length === 0
}

/** The symbol of a single die that this depends on, and nothing else. */
function branchSymbol(effect: Effect): string | undefined {
  if (effect.do !== 'when') return undefined
  const { if: condition, otherwise } = effect as Effect & When
  if (otherwise.length > 0 || !('dice' in condition) || !('symbols' in condition.dice)) return undefined
  const needed = Object.entries(condition.dice.symbols)
  return needed.length === 1 && needed[0]![1] === 1 ? needed[0]![0] : undefined
}

/** Two symbols of a single die that do the same: `on Gaze or Blood Drop`. */
export const isSameBranch = (one: Effect, other: Effect, say: Say): boolean =>
  say.oneDie &&
  branchSymbol(one) !== undefined &&
  branchSymbol(other) !== undefined &&
  JSON.stringify((one as Effect & When).effects) === JSON.stringify((other as Effect & When).effects)

export function branchesText(branches: readonly (Effect & When)[], say: Say, { conditions, grammar }: Words): string {
  const symbols = branches.map((branch) => say.symbol(branchSymbol(branch)!))
  return conditions.only(conditions.symbols(grammar.or(symbols)), say.list(branches[0]!.effects))
}
