/**
 * The exact solution of keeping and re-rolling: what every hand, and every part of it one might keep, is worth
 * when the rolls left are played optimally. Dice are added to what is kept one at a time, so that a whole table costs a few thousand additions.
 */
import type { Hands } from './hands.ts'

/** The value of each full hand, in the order of `hands.faces` from `first[dice]` on. */
export type Payoff = ArrayLike<number>

export interface Solved {
  /** `byRolls[r]`: what each full hand is worth with r re-rolls left; `byRolls[0]` is the pay-off itself. */
  readonly byRolls: readonly Float64Array[]
  /** What each keep (any hand of up to all dice) is worth just before the others are rolled: `kept[r]` with r re-rolls left, that one included. */
  readonly kept: readonly Float64Array[]
}

export function solve(hands: Hands, payoff: Payoff, rerolls: number): Solved {
  const full = hands.faces.length - hands.first[hands.dice]!
  if (payoff.length !== full) throw new RangeError(`A pay-off has ${full} values, not ${payoff.length}`)
  const byRolls = [Float64Array.from(payoff)]
  const kept = [new Float64Array(0)]
  for (let left = 1; left <= rerolls; left++) {
    const worth = rolledOut(hands, byRolls[left - 1]!)
    kept.push(worth)
    byRolls.push(bestKept(hands, worth))
  }
  return { byRolls, kept }
}

/** What each keep is worth on average once the missing dice are rolled. */
export function rolledOut({ faces, first, dice, sides, grown }: Hands, values: Payoff): Float64Array<ArrayBuffer> {
  const worth = new Float64Array(faces.length)
  const whole = first[dice]!
  for (let hand = faces.length - 1; hand >= whole; hand--) worth[hand] = values[hand - whole]!
  for (let hand = whole - 1; hand >= 0; hand--) {
    let sum = 0
    for (let at = hand * sides, end = at + sides; at < end; at++) sum += worth[grown[at]!]!
    worth[hand] = sum / sides
  }
  return worth
}

function bestKept({ keepsFrom, keeps }: Hands, worth: Float64Array): Float64Array<ArrayBuffer> {
  const best = new Float64Array(keepsFrom.length - 1)
  for (let hand = 0; hand < best.length; hand++) {
    let most = Number.NEGATIVE_INFINITY
    for (let at = keepsFrom[hand]!, end = keepsFrom[hand + 1]!; at < end; at++) {
      const value = worth[keeps[at]!]!
      if (value > most) most = value
    }
    best[hand] = most
  }
  return best
}

/** The part to keep of a full hand; of several equally good ones, the one with the most dice. */
export function bestKeep({ keepsFrom, keeps }: Hands, worth: Float64Array, hand: number): number {
  let best = keeps[keepsFrom[hand]!]!
  for (let at = keepsFrom[hand]!, end = keepsFrom[hand + 1]!; at < end; at++)
    if (worth[keeps[at]!]! >= worth[best]! - 1e-12) best = keeps[at]!
  return best
}

/**
 * How likely each of several results is when the best keeps for a pay-off are played, for every full hand:
 * `results[k][hand]` is 1 where the final hand counts as result k; what is returned has the same shape and holds the chances with the rolls left.
 */
export function chances(hands: Hands, solved: Solved, results: readonly Payoff[], rerolls: number): Float64Array[] {
  const full = hands.faces.length - hands.first[hands.dice]!
  let likely = results.map((result) => Float64Array.from(result))
  for (let left = 1; left <= rerolls; left++) {
    const worth = solved.kept[left]!
    const plays = Int32Array.from({ length: full }, (_, hand) => bestKeep(hands, worth, hand))
    likely = likely.map((result) => {
      const rolled = rolledOut(hands, result)
      return Float64Array.from(plays, (keep) => rolled[keep]!)
    })
  }
  return likely
}
