/** The chances of a match as shares that add up to the whole: what the graph draws. */
import type { Analysis } from '@alea/analysis'
import type { Outcome, Seat } from '@alea/engine'
import { sidesOf } from '../result/sides.ts'

/** The sides of a match, whoever looks first; without teams every seat is one. */
export function sidesInOrder(
  seats: number,
  outcome: Outcome | undefined,
  focus: Seat | undefined,
): (readonly Seat[])[] {
  const sides: (readonly Seat[])[] = outcome?.teams
    ? sidesOf(outcome).map((side) => side.seats)
    : Array.from({ length: seats }, (_, seat) => [seat])
  const isMine = (side: readonly Seat[]) => Number(focus !== undefined && side.includes(focus))
  return sides.sort((one, other) => isMine(other) - isMine(one) || one[0]! - other[0]!)
}

/** Where the chances stood before the answer at a position. */
export interface SharedChances {
  readonly position: number
  readonly turn: number
  /** By side, from the bottom up; they add up to 1. */
  readonly shares: readonly number[]
}

/** As far as the analysis has come. */
export const sharedChances = (
  { moments }: Pick<Analysis, 'moments'>,
  sides: readonly (readonly Seat[])[],
): SharedChances[] =>
  moments.flatMap(({ position, turn, chances: { means } }) => {
    if (means.length === 0) return []
    const own = sides.map(([seat]) => Math.max(0, means[seat!]!))
    const sum = own.reduce((one, other) => one + other, 0)
    return [{ position, turn, shares: own.map((share) => (sum > 0 ? share / sum : 1 / own.length)) }]
  })

/** The first of each turn, and the last of all. */
export const byTurn = (chances: readonly SharedChances[]): SharedChances[] =>
  chances.filter(({ turn }, i) => i === chances.length - 1 || chances[i - 1]?.turn !== turn)

/** What holds at a position: the chances before the next answer that counted. */
export const chancesAt = (chances: readonly SharedChances[], position: number): SharedChances | undefined =>
  chances.find((one) => one.position >= position) ?? chances.at(-1)
