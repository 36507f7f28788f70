/** Verbs that leave something to choose or to roll: what follows is in `rules/follow/`. */
import type { Follow } from '../rules/follow/follow.ts'
import type { Verb } from './ability.ts'

/** A Regular Army from its pile, anywhere in the city. */
interface Recruit {
  readonly verb: 'recruit'
}

/** Up to `most` of one resource; for each, `rate` of another. */
interface Exchange {
  readonly verb: 'exchange'
  readonly most: number
  readonly rate: number
}

interface Multiply {
  readonly verb: 'multiply'
  readonly pay: number
  readonly get: number
}

interface Copy {
  readonly verb: 'copy'
  readonly from: 'row' | 'dice' | 'city'
}

/** Another die to any column of its row. */
interface Ride {
  readonly verb: 'ride'
}

/** The die spent here, and any others if they may be rolled with it. */
interface Reroll {
  readonly verb: 'reroll'
  readonly others: boolean
}

export const recruit: Verb<Recruit> = asking('recruit', 1.1)
export const exchange: Verb<Exchange> = asking('exchange', 1.2)
export const multiply: Verb<Multiply> = asking('multiply', 1.2)
export const copy: Verb<Copy> = asking('copy', 1.3)
export const ride: Verb<Ride> = asking('ride', 0.6)

export const reroll: Verb<Reroll> = {
  resolve: (_, __, { others }) => (others ? 'reroll-with-others' : 'reroll'),
  estimate: ({ others }) => (others ? 0.9 : 0.7),
}

function asking(follow: Follow, worth: number): Verb<{ readonly verb: string }> {
  return { resolve: () => follow, estimate: () => worth }
}
