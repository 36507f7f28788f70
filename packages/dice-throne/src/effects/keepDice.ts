/** The owner of the dice on the table chooses which of them to keep; the others are thrown again once. */

import type { Kit, Part } from '@alea/engine'
import { keepKey } from '../options.ts'
import type { DiceThrone, Roll } from '../state.ts'
import type { Fx } from './effect.ts'
import { alterable, ownerOf, rethrowDie } from './tableDice.ts'

/** The variables of a verb that does so: the positions of the dice to throw again. */
export interface Keeping {
  thrown: number[]
}

/** In a contest the owner's die comes first. */
const ownDice = (roll: Roll): number[] => roll.dice.filter((_, i) => ownerOf(roll, i) === roll.owner)

/** At most `upTo` dice are thrown again. */
export function keepDice($: Kit<DiceThrone, Fx>, own: (l: Fx) => Keeping, upTo = Number.POSITIVE_INFINITY): Part[] {
  return [
    $.ask<number>('keep-dice', {
      who: (g) => alterable(g)!.owner,
      options: (g) => {
        const dice = ownDice(alterable(g)!)
        return Array.from({ length: 1 << dice.length }, (_, set) => set).filter(
          (set) => thrownFrom(dice, set).length <= upTo,
        )
      },
      key: keepKey,
      then: (g, l, set) => {
        own(l).thrown = thrownFrom(ownDice(alterable(g)!), set)
      },
    }),
    throwAgain($, own),
  ]
}

export const throwAgain = ($: Kit<DiceThrone, Fx>, own: (l: Fx) => Keeping): Part =>
  $.roll('roll', {
    dice: (_, l) => own(l).thrown.length,
    whose: (g) => [alterable(g)!.owner],
    then: (g, l, faces) => {
      for (const [i, place] of own(l).thrown.entries()) rethrowDie(g, l.self, place, faces[i]!)
    },
  })

/** The positions of the dice that are not kept. */
const thrownFrom = (dice: readonly number[], kept: number): number[] =>
  dice.flatMap((_, i) => (kept & (1 << i) ? [] : [i + 1]))
