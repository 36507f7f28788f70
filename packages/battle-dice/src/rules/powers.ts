/** The fight: powers are used rung by rung, from the top of the ladder to the bottom. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import type { Power } from '../content/faces.ts'
import { RACE } from '../content/races.ts'
import type { BattleEvent } from '../events.ts'
import { keyFor, NONE, type None } from '../options.ts'
import { type BattleDice, type Die, faceOf, raceOf, trainer, turnOrder } from '../state.ts'
import { POWERS } from './powers/index.ts'

/** 1 priority, 2 dark mages, 3 trolls, 4 elves, 5 dwarves and orcs, 6 goblins, 7 slow. */
const PRIORITY = 1
const SLOW = 7

interface Acting {
  seat?: Seat
  /** The creatures of that seat that may use a power now. */
  able?: Die[]
  die?: Die
}

export const powers = flow<BattleDice, Acting>('battle-dice/powers', ($) => [
  $.run((g) => {
    g.step = PRIORITY
    // [BD-6.24] A die kept from an earlier turn is not rolled, so it does not act again.
    g.acted = [...g.kept]
  }),
  $.loop(
    callUp,
    $.ask<Die | None>('activate', {
      who: (_, l) => l.seat!,
      options: (_, l) => (l.able!.length === 1 ? l.able! : [...l.able!, NONE]),
      key: keyFor('activate'),
      params: (g) => ({ step: g.step }),
      auto: true,
      then: (g, l, die) => {
        l.die = die === NONE ? undefined : die
        // [BD-5.10] A power that was declined counts as used until its die is rolled again.
        if (die === NONE) g.acted.push(...l.able!)
      },
    }),
    $.when(
      (_, l) => l.die !== undefined,
      $.call(activate, (_, l) => ({ seat: l.seat!, die: l.die! })),
    ),
  ),
  $.run((g) => {
    g.step = 0
    g.shielding = []
  }),
])

/** [BD-5.6] One creature uses the powers of its face in the order painted. Once it is rolled again or gone it has not `acted`: the powers left were those of a face that no longer shows. */
const activate = flow<BattleDice, { seat: Seat; die: Die; power?: Power }>('battle-dice/activate', ($) => [
  $.run((g, l) => {
    g.acted.push(l.die)
    if (g.step === PRIORITY) visit('power/priority', l.seat)
    if (g.step === SLOW) visit('power/slow', l.seat)
  }),
  $.each(
    'power',
    (g, l) => faceOf(g, l.die).powers,
    $.when(
      (g, l) => g.acted.includes(l.die) && POWERS[l.power!.name].usable(g, l.seat, l.die),
      $.run((_, l) => visit(() => `power/${l.power!.name}`, l.seat)),
      $.call(
        (_, l) => POWERS[l.power!.name].flow,
        (_, l) => ({ seat: l.seat, die: l.die, count: l.power!.count, chosen: [] }),
      ),
    ),
  ),
])

/**
 * Finds who acts next: creatures whose rung is over act at once ([BD-5.8]), then those of the current rung, then those of the next rung
 * that has any. A player whose creatures can do nothing is skipped.
 */
function callUp(g: BattleDice, l: Acting): boolean {
  for (;;) {
    const lowest = lowestWaiting(g)
    if (lowest > SLOW) return false
    if (lowest > g.step) {
      g.step = lowest
      emit<BattleEvent>(() => ({ type: 'step', step: lowest }))
    }
    if (callRung(g, l, lowest < g.step)) return true
  }
}

/** Calls the first player in turn order whose creatures can act; creatures that cannot have had their chance ([BD-5.11]). */
function callRung(g: BattleDice, l: Acting, late: boolean): boolean {
  for (const seat of turnOrder(g)) {
    const due = trainer(g, seat).arena.filter((die) => isWaiting(g, die) && rungOf(g, die) < g.step + (late ? 0 : 1))
    const able = due.filter((die) => faceOf(g, die).powers.some(({ name }) => POWERS[name].usable(g, seat, die)))
    if (able.length > 0) {
      l.seat = seat
      // [BD-5.3] With priority, creatures act from left to right; else their player chooses.
      l.able = g.step === PRIORITY ? able.slice(0, 1) : able
      return true
    }
    g.acted.push(...due)
  }
  return false
}

function lowestWaiting(g: BattleDice): number {
  let lowest = SLOW + 1
  for (const { arena } of g.trainers)
    for (const die of arena) if (isWaiting(g, die)) lowest = Math.min(lowest, rungOf(g, die))
  return lowest
}

/** Does the creature have a power it has neither used nor declined? */
const isWaiting = (g: BattleDice, die: Die): boolean => faceOf(g, die).powers.length > 0 && !g.acted.includes(die)

function rungOf(g: BattleDice, die: Die): number {
  const { lasting } = faceOf(g, die)
  if (lasting.slow) return SLOW
  // [BD-5.9] Priority counts only on the first rung.
  if (g.step === PRIORITY && lasting.priority) return PRIORITY
  return RACE[raceOf(die)].rung
}
