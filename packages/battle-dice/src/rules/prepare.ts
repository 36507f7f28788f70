/** Each player in turn lines up the creatures that will fight. */
import { emit, flow, type Seat } from '@alea/engine'
import type { Race } from '../content/races.ts'
import { type BattleEvent, shown, unrolled } from '../events.ts'
import { keyFor, NONE, type None } from '../options.ts'
import {
  type BattleDice,
  type Die,
  enterArena,
  forgetRoll,
  raceOf,
  racesAmong,
  remove,
  trainer,
  turnOrder,
} from '../state.ts'
import type { WhyNot } from '../whyNot.ts'

/** [BD-4.1] Every kept die adds one ([BD-4.6]). */
export const SENT = 3

export const prepare = flow<BattleDice, { seat?: Seat }>('battle-dice/prepare', ($) => [
  $.each(
    'seat',
    turnOrder,
    $.when(
      (g, l) => keptBy(g, l.seat!).length > 0,
      $.call(release, (_, l) => ({ seat: l.seat!, done: false })),
    ),
    $.call(lineUp, (_, l) => ({ seat: l.seat!, places: 0, obliged: [] })),
  ),
])

/** A kept creature stays until its owner lets it go. */
const release = flow<BattleDice, { seat: Seat; done: boolean }>('battle-dice/release', ($) => [
  $.loop(
    (g, l) => !l.done && keptBy(g, l.seat).length > 0,
    $.ask<Die | None>('release', {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...keptBy(g, l.seat)],
      key: keyFor('release'),
      then: (g, l, die) => {
        if (die === NONE) {
          l.done = true
          return
        }
        const { arena, infirmary } = trainer(g, l.seat)
        remove(arena, die)
        forgetRoll(g, die)
        infirmary.push(die)
        emit<BattleEvent>(() => ({ type: 'released', seat: l.seat, creature: shown(g, die) }))
      },
    }),
  ),
])

/** The row is filled from left to right. [BD-4.4] `obliged` are the creatures of a locker room that was too small: all of them must go. */
const lineUp = flow<BattleDice, { seat: Seat; places: number; obliged: Die[] }>('battle-dice/line-up', ($) => [
  $.run((g, l) => {
    const { locker, infirmary } = trainer(g, l.seat)
    const wanted = SENT + keptBy(g, l.seat).length
    if (locker.length < wanted) {
      l.obliged = [...locker]
      if (infirmary.length > 0) emit<BattleEvent>(() => ({ type: 'returned', seat: l.seat }))
      locker.push(...infirmary.splice(0))
    }
    l.places = Math.min(wanted, locker.length)
  }),
  $.loop(
    (_, l) => l.places > 0,
    $.ask<Race>('send', {
      who: (_, l) => l.seat,
      options: (g, l) => racesAmong(l.places > l.obliged.length ? trainer(g, l.seat).locker : l.obliged),
      key: keyFor('send'),
      params: (g, l) => ({ place: trainer(g, l.seat).arena.length + 1, left: l.places }),
      unavailable: (g, l) =>
        l.places > l.obliged.length
          ? []
          : racesAmong(trainer(g, l.seat).locker)
              .filter((race) => !racesAmong(l.obliged).includes(race))
              .map((value) => ({ value, rule: 'BD-4.4', why: { is: 'others-first' } satisfies WhyNot })),
      auto: true,
      then: (g, l, race) => {
        const { locker } = trainer(g, l.seat)
        const die = [...l.obliged, ...locker].find((one) => raceOf(one) === race)!
        remove(l.obliged, die)
        remove(locker, die)
        enterArena(g, die, l.seat)
        l.places--
        emit<BattleEvent>(() => ({ type: 'sent', seat: l.seat, creature: unrolled(die) }))
      },
    }),
  ),
])

const keptBy = (g: BattleDice, seat: Seat): Die[] =>
  g.kept.length === 0 ? g.kept : trainer(g, seat).arena.filter((die) => g.kept.includes(die))
