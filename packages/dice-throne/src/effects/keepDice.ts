/** The owner of the dice on the table chooses which of them to keep; the others are thrown again once. */

import type { Kit, Part } from '@alea/engine'
import { keepKey } from '../options.ts'
import type { DiceThrone, Roll } from '../state.ts'
import type { Fx } from './effect.ts'
import { alterable, ownerOf, setDie } from './tableDice.ts'

/** The variables of a verb that does so: the positions of the dice to throw again. */
export interface Keeping {
  thrown: number[]
}

/** In a contest the owner's die comes first. */
const ownDice = (roll: Roll): number[] => roll.dice.filter((_, i) => ownerOf(roll, i) === roll.owner)

export function keepDice($: Kit<DiceThrone, Fx>, own: (l: Fx) => Keeping): Part[] {
  return [
    $.ask<number>('keep-dice', {
      who: (g) => alterable(g)!.owner,
      options: (g) => Array.from({ length: 1 << ownDice(alterable(g)!).length }, (_, set) => set),
      key: keepKey,
      then: (g, l, set) => {
        own(l).thrown = ownDice(alterable(g)!).flatMap((_, i) => (set & (1 << i) ? [] : [i + 1]))
      },
    }),
    $.roll('roll', {
      dice: (_, l) => own(l).thrown.length,
      whose: (g) => [alterable(g)!.owner],
      then: (g, l, faces) => {
        for (const [i, place] of own(l).thrown.entries()) setDie(g, l.self, place, faces[i]!)
      },
    }),
  ]
}
