/** The favours of the gods: everybody's, one player's, and minor ones. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import type { Conversion } from '../content/effects.ts'
import { type Face, idOf, NO_FACE } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { AGAIN, keyFor, NONE } from '../options.ts'
import { DARK_DIE, DICE, type DiceForge, type Die, heroOf, LIGHT_DIE, shownOn, turnOrder } from '../state.ts'
import { apply, applying } from './apply.ts'
import { land, landOne } from './dice.ts'
import { pairOf } from './pairs.ts'
import { collectAll } from './reserve.ts'

/** [DF-4.2] All roll, then all apply in turn order. */
export const favoursOfAll = flow<DiceForge, { served: number }>('dice-forge/favours-of-all', ($) => [
  $.roll('favours', {
    dice: (g) => 2 * g.heroes.length,
    whose: turnOrder,
    params: () => ({ dice: DICE }),
    then: (g, l, faces) => {
      const { length } = g.heroes
      for (let i = 0; i < length; i++) land(g, (g.active + i) % length, faces[2 * i]!, faces[2 * i + 1]!)
      l.served = 0
    },
  }),
  $.loop(
    serveNext,
    $.call(receive, (g, l) => both(g, seatServed(g, l.served), 'none')),
  ),
])

const seatServed = (g: DiceForge, served: number): Seat => (g.active + served - 1) % g.heroes.length

/** Goes on to the next player with a decision to make; the others receive their favours on the way. */
function serveNext(g: DiceForge, l: { served: number }): boolean {
  while (l.served < g.heroes.length) {
    l.served++
    if (!isReceivedAtOnce(g, seatServed(g, l.served))) return true
  }
  return false
}

/** Applies a roll that needs no decision; false if the player must be asked. */
function isReceivedAtOnce(g: DiceForge, seat: Seat): boolean {
  const hero = heroOf(g, seat)
  if (hero.cerberus > 0) return false
  const first = shownOn(hero, LIGHT_DIE)
  const second = shownOn(hero, DARK_DIE)
  const gives = pairOf(first, second)
  if (!gives || (gives[0] > 0 && hero.hammers > 0)) return false
  visit(() => `face/${idOf(first)}`, seat)
  visit(() => `face/${idOf(second)}`, seat)
  collectAll(g, seat, gives)
  return true
}

interface Receiving {
  seat: Seat
  /** As rolled: what Cerberus repeats. */
  first: Face
  second: Face
  convert: Conversion
  again: boolean
}

const both = (g: DiceForge, seat: Seat, convert: Conversion): Receiving => ({
  seat,
  first: shownOn(heroOf(g, seat), LIGHT_DIE),
  second: shownOn(heroOf(g, seat), DARK_DIE),
  convert,
  again: false,
})

const ANSWERS = [AGAIN, NONE] as const
const NEVER: readonly never[] = []

/** Applies one roll, and once more if a Cerberus token is given up. */
const receive = flow<DiceForge, Receiving>('dice-forge/receive', ($) => [
  $.call(apply, (_, l) => applying(l.seat, l.first, l.second, l.convert)),
  $.ask<(typeof ANSWERS)[number]>('cerberus', {
    who: (_, l) => l.seat,
    options: (g, l) => (heroOf(g, l.seat).cerberus > 0 ? ANSWERS : NEVER),
    key: keyFor('cerberus'),
    params: (_, l) => ({ faces: [l.first, l.second].filter((face) => face !== NO_FACE).map(idOf) }),
    then: (g, l, answer) => {
      if (answer === NONE) return
      l.again = true
      heroOf(g, l.seat).cerberus--
      emit<ForgeEvent>(() => ({ type: 'repeated', seat: l.seat }))
    },
  }),
  $.when(
    (_, l) => l.again,
    $.call(apply, (_, l) => applying(l.seat, l.first, l.second, l.convert)),
  ),
])

export interface Favours {
  seat: Seat
  count: number
  convert: Conversion
}

/** One player receives favours, several times in a row. */
export const favours = flow<DiceForge, Favours>('dice-forge/favours', ($) => [
  $.loop(
    (_, l) => l.count > 0,
    $.roll('favours', {
      dice: () => 2,
      whose: (_, l) => [l.seat],
      params: () => ({ dice: DICE }),
      then: (g, l, [light, dark]) => {
        l.count--
        land(g, l.seat, light!, dark!)
      },
    }),
    $.when(
      (g, l) => l.convert !== 'none' || !isReceivedAtOnce(g, l.seat),
      $.call(receive, (g, l) => both(g, l.seat, l.convert)),
    ),
  ),
])

/** [DF-4.3] Minor favours, all with the die chosen first. */
export const minorFavours = flow<DiceForge, Favours & { die: number }>('dice-forge/minor', ($) => [
  $.ask<Die>('die', {
    who: (_, l) => l.seat,
    options: () => DICE,
    key: keyFor('die'),
    params: (_, l) => ({ count: l.count }),
    then: (_, l, die) => {
      l.die = DICE.indexOf(die)
      emit<ForgeEvent>(() => ({ type: 'chose-die', seat: l.seat, die }))
    },
  }),
  $.loop(
    (_, l) => l.count > 0,
    $.roll('minor', {
      dice: () => 1,
      whose: (_, l) => [l.seat],
      params: (_, l) => ({ dice: [DICE[l.die]!] }),
      then: (g, l, [face]) => {
        l.count--
        landOne(g, l.seat, l.die, face!)
      },
    }),
    $.call(receive, (g, l) => ({
      seat: l.seat,
      first: shownOn(heroOf(g, l.seat), l.die),
      second: NO_FACE,
      convert: l.convert,
      again: false,
    })),
  ),
])
