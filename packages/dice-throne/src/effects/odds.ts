/** Averages of amounts and lists of effects, in points of health. */
import type { Amount } from './amount.ts'
import { type Odds, verbOf } from './effect.ts'

const MEAN_DIE = 3.5
/** Half a die, rounded up: 1, 1, 2, 2, 3, 3. */
const MEAN_HALF_DIE = 2
/** Typical numbers of upgrades and tokens in the middle of a match, for effects that count them. */
const USUAL = 2

/**
 * The odds of dice that show a symbol this often. `dice` is how many dice an effect reads: the five of the roll, unless it rolls its own;
 * `token` is what a token is worth to its holder.
 */
export function oddsWith(chance: Odds['chance'], dice: number, token: Odds['token']): Odds {
  const odds: Odds = {
    dice,
    chance,
    amount: (amount) => mean(amount, dice, chance),
    token,
    list: (effects) => effects.reduce((sum, effect) => sum + verbOf(effect).estimate(effect, odds), 0),
    rolling: (own) => oddsWith(chance, own, token),
  }
  return odds
}

function mean(amount: Amount, dice: number, chance: (symbol: string) => number): number {
  if (typeof amount === 'number') return amount
  if ('per' in amount) return (amount.plus ?? 0) + amount.times * dice * chance(amount.per)
  if ('tokens' in amount) return amount.times * USUAL
  switch (amount.of) {
    case 'total':
      return MEAN_DIE * dice
    case 'half-die':
      return MEAN_HALF_DIE
    case 'upgrades':
    case 'upgrades-this-turn':
      return amount.base + USUAL
  }
}
