/** A gain with a decision: to take glory instead, or to put gold into the hammer. */
import { emit, flow, type Kit, type Part, type Seat } from '@alea/engine'
import { CONVERTED, type Conversion } from '../content/effects.ts'
import { type Amounts, GOLD, MOON, RESOURCES, SUN } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { CONVERT, keyFor } from '../options.ts'
import { type DiceForge, hammerRoom, heroOf } from '../state.ts'
import { collect } from './reserve.ts'

/** What is being gained, and what may be taken as glory instead. */
export interface Gaining {
  seat: Seat
  gold: number
  sun: number
  moon: number
  glory: number
  convert: Conversion
  /** How much of the gold goes to the hammer. */
  struck: number
}

export const gaining = (seat: Seat, [gold, sun, moon, glory]: Amounts, convert: Conversion = 'none'): Gaining => ({
  seat,
  gold,
  sun,
  moon,
  glory,
  convert,
  struck: 0,
})

/** Does the gain need no decision? */
export const isSimple = (g: DiceForge, seat: Seat, gold: number, convert: Conversion): boolean =>
  convert === 'none' && (gold === 0 || heroOf(g, seat).hammers === 0)

export const gain = flow<DiceForge, Gaining>('dice-forge/gain', ($) => [
  ...conversion($, 'shards', SUN),
  ...conversion($, 'shards', MOON),
  ...conversion($, 'gold', GOLD),
  $.ask<number>('hammer', {
    who: (_, l) => l.seat,
    options: (g, l) => upTo(Math.min(l.gold, hammerRoom(heroOf(g, l.seat)))),
    key: keyFor('hammer'),
    params: (_, l) => ({ gold: l.gold }),
    then: (_, l, struck) => {
      l.struck = struck
    },
  }),
  $.run((g, l) => collect(g, l.seat, l.gold, l.sun, l.moon, l.glory, l.struck)),
])

const NEVER: readonly never[] = []

/** [DF-11.16] All of a resource of one face, or none of it. */
function conversion($: Kit<DiceForge, Gaining>, convert: 'shards' | 'gold', at: 0 | 1 | 2): Part[] {
  const resource = RESOURCES[at]
  return [
    $.ask<(typeof CONVERT)[number]>('convert', {
      who: (_, l) => l.seat,
      options: (_, l) => (l.convert === convert && l[resource] > 0 ? CONVERT : NEVER),
      key: keyFor('convert'),
      params: (_, l) => ({ resource, amount: l[resource], glory: l[resource] * CONVERTED[convert] }),
      then: (_, l, answer) => {
        if (answer === 'keep') return
        const amount = l[resource]
        const glory = amount * CONVERTED[convert]
        l[resource] = 0
        l.glory += glory
        emit<ForgeEvent>(() => ({ type: 'converted', seat: l.seat, resource, amount, glory }))
      },
    }),
  ]
}

/** The possible answers for each maximum: 0, 1, …; none for 0. Made once, because they are needed often. */
const SHARES: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, most) =>
  most === 0 ? [] : Array.from({ length: most + 1 }, (_, share) => share),
)
const upTo = (most: number): readonly number[] => SHARES[most]!
