/**
 * The best play of Pig for two: the chance of winning from every position, computed by value iteration
 * (Neller and Presser, Optimal Play of the Dice Game Pig, 2004).
 */
import type { Pig } from './state.ts'

/** Up to this target it takes less than half a second, once. */
const MOST_SOLVED = 120
const EXACTLY = 1e-12

/** What rolling and holding are worth to whoever's turn it is. */
export interface Chances {
  readonly roll: number
  readonly hold: number
  /** What is left after a 1. */
  readonly lost: number
}

/** Undefined for more players, or a target that takes too long. */
export function optimalChances({ scores, turn, turnTotal, target }: Pig): Chances | undefined {
  if (scores.length !== 2 || target > MOST_SOLVED) return undefined
  const starts = startsOf(target)
  const [mine, theirs] = [scores[turn]!, scores[1 - turn]!]
  const lost = 1 - starts[theirs * target + mine]!
  const rolled = turnChances(starts, target, mine, theirs, lost)
  return {
    roll: rollChance(rolled, turnTotal, lost),
    hold: mine + turnTotal >= target ? 1 : 1 - starts[theirs * target + mine + turnTotal]!,
    lost,
  }
}

const SOLVED = new Map<number, Float64Array>()

/** By own points and those of the opponent: the chance of whoever begins a turn. */
function startsOf(target: number): Float64Array {
  const known = SOLVED.get(target)
  if (known) return known
  const starts = new Float64Array(target * target).fill(0.5)
  // Points are never lost again: what two positions lead to has more of them, or is the other of the two.
  for (let sum = 2 * (target - 1); sum >= 0; sum--)
    for (let one = Math.min(sum, target - 1); 2 * one >= sum; one--)
      if (sum - one < target) solve(starts, target, one, sum - one)
  SOLVED.set(target, starts)
  return starts
}

/** Each of the two positions is what the other becomes when a turn brings nothing. */
function solve(starts: Float64Array, target: number, one: number, other: number): void {
  const [here, there] = [one * target + other, other * target + one]
  for (;;) {
    const before = starts[here]!
    starts[here] = turnChances(starts, target, one, other, 1 - starts[there]!)[0]!
    starts[there] = turnChances(starts, target, other, one, 1 - starts[here]!)[0]!
    if (Math.abs(starts[here]! - before) < EXACTLY) return
  }
}

/** The chance at every turn total, if losing the turn leaves `lost`. */
function turnChances(starts: Float64Array, target: number, mine: number, theirs: number, lost: number): Float64Array {
  const needed = target - mine
  const chances = new Float64Array(needed + 6).fill(1)
  for (let total = needed - 1; total >= 0; total--) {
    const roll = rollChance(chances, total, lost)
    // Nobody may hold before they have rolled.
    chances[total] = total === 0 ? roll : Math.max(roll, 1 - starts[theirs * target + mine + total]!)
  }
  return chances
}

const rollChance = (chances: Float64Array, total: number, lost: number): number => {
  let sum = lost
  for (let face = 2; face <= 6; face++) sum += chances[total + face] ?? 1
  return sum / 6
}
