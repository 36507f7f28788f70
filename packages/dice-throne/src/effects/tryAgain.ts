import type { Kit, Part, Seat } from '@alea/engine'
import { diceKey } from '../options.ts'
import type { DiceThrone, Roll } from '../state.ts'
import { type Fx, verb } from './effect.ts'
import { alterable, places, rethrowDie, rollFor, without } from './tableDice.ts'

/** The positions of the dice to roll again, and whether it is a single one, which may be rolled twice. */
interface Trying {
  places: number[]
  single: boolean
}

const made = verb<object, Trying>({
  name: 'try-again',
  possible: (g, self) => rollFor(g, self, 'team') !== undefined,
  vars: () => ({ places: [], single: false }),
  parts: ($, _, { own }) => [
    $.ask<number[] | 'none'>('try-again', {
      who: whoTries,
      options: (g, l) => tries(rollFor(g, l.self, 'team')),
      key: (set) => (set === 'none' ? set : diceKey(set)),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, set) => {
        const mine = own(l)
        mine.places = set === 'none' ? [] : set
        mine.single = mine.places.length === 1
      },
    }),
    rerollPlaces($, own),
    // One die may be rolled twice in a row.
    $.ask<'again' | 'none'>('try-again', {
      who: whoTries,
      options: (g, l) => (own(l).single && alterable(g) ? ['again', 'none'] : []),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, choice) => {
        if (choice === 'none') own(l).places = []
      },
    }),
    $.when((_, l) => own(l).single, rerollPlaces($, own)),
  ],
  estimate: () => 1.5,
})
/** Two dice at once, or one twice; their owner chooses. */
export const tryAgain = () => made({})

/** The owner of the dice: the player, or a teammate. */
function whoTries(g: DiceThrone, l: Fx): Seat {
  const roll = alterable(g)
  return roll && !roll.owners ? roll.owner : l.self
}

/** One die or two; equal dice count as one. */
function tries(roll: Roll | undefined): (number[] | 'none')[] {
  if (!roll) return []
  const sets: (number[] | 'none')[] = ['none']
  for (const one of places(roll)) {
    sets.push([one])
    for (const other of places(without(roll, [one]))) if (other > one) sets.push([one, other])
  }
  return sets
}

const rerollPlaces = ($: Kit<DiceThrone, Fx>, own: (l: Fx) => Trying): Part =>
  $.roll('roll', {
    dice: (g, l) => (alterable(g) ? own(l).places.length : 0),
    whose: (g, l) => [whoTries(g, l)],
    then: (g, l, faces) => {
      for (const [i, place] of own(l).places.entries()) rethrowDie(g, l.self, place, faces[i]!)
    },
  })
