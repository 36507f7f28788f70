/** What to roll, as it is typed after `--for`. */
import { fault } from '../fault.ts'

export type Goal =
  | { readonly kind: 'alike'; readonly count: number }
  | { readonly kind: 'straight'; readonly length: number }
  | { readonly kind: 'full-house' }
  | { readonly kind: 'sum'; readonly how: Comparison; readonly points: number }
  /** At least these faces. */
  | { readonly kind: 'faces'; readonly faces: readonly number[] }

export type Comparison = '>=' | '<=' | '='

/** One of each kind, as it is typed; a shell needs the quotes. */
export const GOAL_EXAMPLES = ['5-of-a-kind', 'small-straight', 'large-straight', 'full-house', '"sum>=20"', '6,6,6']

const COUNT_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const STRAIGHTS: Readonly<Record<string, number>> = { 'small-straight': 4, 'large-straight': 5 }

export function readGoal(text: string): Goal {
  const [, count] = /^([a-z]+|\d+)-of-a-kind$/.exec(text) ?? []
  const alike = COUNT_WORDS.indexOf(count ?? '') + 2
  if (alike > 1) return { kind: 'alike', count: alike }
  if (Number(count) > 1) return { kind: 'alike', count: Number(count) }
  if (Object.hasOwn(STRAIGHTS, text)) return { kind: 'straight', length: STRAIGHTS[text]! }
  if (text === 'full-house') return { kind: 'full-house' }
  const [, how, points] = /^sum(>=|<=|=)(\d{1,3})$/.exec(text) ?? []
  if (how) return { kind: 'sum', how: how as Comparison, points: Number(points) }
  if (/^\d+(,\d+)*$/.test(text)) return { kind: 'faces', faces: text.split(',').map(Number) }
  throw fault((say) => say.odds.unknownGoal(text, GOAL_EXAMPLES))
}

/** Do these dice, in order, reach the goal? */
export function isReached(goal: Goal, dice: readonly number[]): boolean {
  switch (goal.kind) {
    case 'alike':
      return Math.max(...countsOf(dice)) >= goal.count
    case 'straight':
      return longestRun(dice) >= goal.length
    case 'full-house': {
      const [most = 0, second = 0] = countsOf(dice).sort((one, other) => other - one)
      return most >= 3 && second >= 2
    }
    case 'sum': {
      const sum = dice.reduce((one, other) => one + other, 0)
      return goal.how === '>=' ? sum >= goal.points : goal.how === '<=' ? sum <= goal.points : sum === goal.points
    }
    case 'faces':
      return isPartOf(goal.faces, dice)
  }
}

/** Are all of these, as often as they are listed, among those? */
export function isPartOf(part: readonly number[], dice: readonly number[]): boolean {
  const left = [...dice]
  return part.every((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const countsOf = (dice: readonly number[]): number[] =>
  [...new Set(dice)].map((face) => dice.filter((die) => die === face).length)

function longestRun(dice: readonly number[]): number {
  const faces = new Set(dice)
  const runs = [...faces].map((face) => {
    let length = 1
    while (faces.has(face + length)) length++
    return length
  })
  return Math.max(...runs)
}
