/** Averages of amounts and lists of effects, in points of health. */
import { count } from '../content/need.ts'
import { type Amount, type Counting, grown } from './amount.ts'
import { type Odds, type Shown, verbOf } from './effect.ts'

const MEAN_DIE = 3.5
/** Half a die, rounded up: 1, 1, 2, 2, 3, 3. */
const MEAN_HALF_DIE = 2
/** Typical numbers of upgrades and tokens in the middle of a match, for effects that count them. */
export const USUAL = 2
/** What an attack usually deals. */
const USUAL_DAMAGE = 5
/** Combat points in the middle of a turn. */
const USUAL_CP = 4

/**
 * The odds of dice that show a symbol this often. `dice` is how many dice an effect reads: the five of the roll, unless it rolls its own;
 * `token` is what a token is worth to its holder, `about` the token whose worth is being computed, `shown` the dice if they lie on the table.
 */
export function oddsWith(
  chance: Odds['chance'],
  dice: number,
  token: Odds['token'],
  about?: string,
  own?: Odds['own'],
  shown?: Shown,
): Odds {
  const odds: Odds = {
    dice,
    chance,
    amount: (amount) => mean(amount, odds),
    token,
    ...(about === undefined ? {} : { about }),
    ...(own && { own }),
    ...(shown && { shown }),
    list: (effects) => effects.reduce((sum, effect) => sum + verbOf(effect).estimate(effect, odds), 0),
    rolling: (thrown) => oddsWith(chance, thrown, token, about, own),
  }
  return odds
}

function mean(amount: Amount, { dice, chance, about, own, shown }: Odds): number {
  if (typeof amount === 'number') return amount
  if ('per' in amount && shown) return grown(amount, count(amount.per, shown.dice, shown.faces))
  if ('per' in amount) return expected(amount, dice * chance(amount.per))
  if ('tokens' in amount) return expected(amount, USUAL)
  if ('own' in amount) return expected(amount, own?.(amount.own) ?? usual(amount.own, about))
  switch (amount.of) {
    case 'total':
      return MEAN_DIE * dice
    case 'dealt':
      return USUAL_DAMAGE
    case 'half-die':
      return MEAN_HALF_DIE
    case 'paid':
      return expected(amount, about === undefined ? USUAL : 1)
    case 'further-attempts':
      return expected(amount, USUAL)
    case 'upgrades':
    case 'upgrades-this-turn':
      return amount.base + USUAL
  }
}

const usual = (what: string, about?: string): number => (what === 'cp' ? USUAL_CP : what === about ? 1 : USUAL)

/** The amount for so many things on average; a half left over, or rounded up, counts as a half. */
function expected({ times, plus = 0, every = 1, half, most }: Counting, things: number): number {
  const left = every > 1 ? (every - 1) / 2 : 0
  const counted = times * Math.max(0, (things - left) / every)
  const amount = plus + (half ? counted / 2 + 0.25 : counted)
  return most === undefined ? amount : Math.min(most, amount)
}

/** The probability of at least this many hits in this many trials. */
export function atLeast(wanted: number, trials: number, chance: number): number {
  if (wanted <= 0) return 1
  if (wanted > trials) return 0
  return chance * atLeast(wanted - 1, trials - 1, chance) + (1 - chance) * atLeast(wanted, trials - 1, chance)
}

/** The probability that so many dice show at least this total. */
export function totalAtLeast(total: number, dice: number): number {
  if (total <= dice) return 1
  if (total > 6 * dice) return 0
  let sum = 0
  for (let face = 1; face <= 6; face++) sum += totalAtLeast(total - face, dice - 1)
  return sum / 6
}
