/** The chances of a fixed way of playing Pig against another, computed from all positions: no dice, and nothing of the analysis. */

import type { Question } from '@alea/engine'
import { pig } from '@alea/example-pig'

const TARGET = 100

/** Whether to hold with so many points of one's own, of the other's and in this turn. */
export type Policy = (mine: number, theirs: number, turnTotal: number) => boolean

export const holdAt20: Policy = (mine, _, turnTotal) => turnTotal >= 20 || mine + turnTotal >= TARGET

const known = new Map<number, boolean>()

export const bestPlay: Policy = (mine, theirs, turnTotal) => {
  if (turnTotal === 0) return false
  const key = (mine * TARGET + theirs) * TARGET + turnTotal
  const before = known.get(key)
  if (before !== undefined) return before
  const g = { turn: 0, turnTotal, scores: [mine, theirs], target: TARGET, stack: [] }
  const question: Question = { kind: 'seats', name: 'choose', seats: [0], options: [['roll', 'hold']] }
  const [roll, hold] = pig.insight!.exact!(g, question, 0)!
  known.set(key, hold! >= roll!)
  return hold! >= roll!
}

/** The chances of `one` against `other`, if it begins and if it does not. */
export function chancesAgainst(one: Policy, other: Policy): { readonly first: number; readonly second: number } {
  const ours = new Float64Array(TARGET * TARGET).fill(0.5)
  const theirs = new Float64Array(TARGET * TARGET).fill(0.5)
  for (let sum = 2 * (TARGET - 1); sum >= 0; sum--)
    for (let mine = Math.max(0, sum - TARGET + 1); mine <= Math.min(sum, TARGET - 1); mine++) {
      const [here, there] = [mine * TARGET + sum - mine, (sum - mine) * TARGET + mine]
      for (let change = 1; change > 1e-9; ) {
        const before = ours[here]!
        ours[here] = turnOf(one, mine, sum - mine, theirs[there]!, 1, (now) => theirs[(sum - mine) * TARGET + now]!)
        theirs[there] = turnOf(other, sum - mine, mine, ours[here]!, 0, (now) => ours[mine * TARGET + now]!)
        change = Math.abs(ours[here]! - before)
      }
    }
  return { first: ours[0]!, second: theirs[0]! }
}

/** The chance of `one` at the beginning of a turn. */
function turnOf(
  policy: Policy,
  points: number,
  others: number,
  lost: number,
  won: number,
  held: (points: number) => number,
): number {
  const values = new Float64Array(TARGET - points + 6).fill(won)
  for (let total = TARGET - points - 1; total >= 0; total--) {
    if (policy(points, others, total)) values[total] = held(points + total)
    else {
      let rolled = lost
      for (let face = 2; face <= 6; face++) rolled += values[total + face]!
      values[total] = rolled / 6
    }
  }
  return values[0]!
}
