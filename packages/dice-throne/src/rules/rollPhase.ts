/** Offensive roll, targeting, defensive roll: an attack from the first roll to its conclusion. */
import { emit, flow, type Seat } from '@alea/engine'
import { hasTargeting } from '../content/modes.ts'
import { program } from '../content/programs.ts'
import { heroOf, tokenOf } from '../content/roster.ts'
import { spendingsOf } from '../content/spendings.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, gainCp, healthOf, isIn, NOBODY, opponents, STAND_UP } from '../state.ts'
import { canSpend } from './actions.ts'
import {
  activate,
  aftermath,
  foresee,
  hasAftermath,
  isTimeBeforeTargeting,
  mayIntercept,
  maySpendEarly,
  modify,
  needsTarget,
  strike,
} from './attack.ts'
import { applyIncoming, defeats, settle } from './damage.ts'
import { defense, mayDefend } from './defense.ts'
import { isForbidden } from './forbidden.ts'
import { forward } from './forward.ts'
import { endHalving } from './halved.ts'
import { healByDealt } from './healByDealt.ts'
import { hooksAt, hookVars, playHooks } from './hooks.ts'
import { hasIncoming, isAnythingPooled } from './incoming.ts'
import { losePhase } from './losePhase.ts'
import { offense } from './offense.ts'
import { reactions } from './reactions.ts'
import { recount } from './recount.ts'
import { opened } from './responseWindow.ts'
import { targeting } from './targeting.ts'
import { endOffense, endTokens, takeToken, tokenIdsOn } from './tokens.ts'

interface Phase {
  /** After a Stun and the like: another complete phase against the same opponent, without targeting; nobody if that is decided anew. */
  again?: Seat
  done?: boolean
}

export const rollPhase = flow<DiceThrone, Phase>('dice-throne/roll-phase', ($) => [
  $.call(standUp),
  $.when(
    (g) => isForbidden(g, g.active, 'offense'),
    $.run((g) => losePhase(g, 'offense')),
    $.leave(),
  ),
  $.loop(
    (_, l) => !l.done,
    $.call(offense, (_, l) => ({ further: l.again !== undefined })),
    $.call(attempted),
    $.either(
      (g) => g.attack !== undefined,
      [$.call(resolveAttack, (_, l) => ({ again: l.again }))],
      [
        $.run((g) => {
          g.rolls = []
          emit<DiceThroneEvent>(() => ({ type: 'no-ability', seat: g.active }))
        }),
      ],
    ),
    // [DT-20.5] If an attack is cut short, damage and healing that others are about to receive remain.
    $.when(
      isAnythingPooled,
      $.when((g) => hasIncoming(g, g.active), opened($)),
      $.call(applyIncoming),
    ),
    $.call(reactions),
    $.call(unattacked),
    $.run((g, l) => {
      endTokens(g, g.active, 'offense')
      const stunned = awakenTarget(g)
      if (stunned !== NOBODY) g.furtherOffenses.unshift(stunned)
      g.furtherOffenses = g.furtherOffenses.filter((seat) => seat === NOBODY || isIn(g, seat))
      l.again = g.furtherOffenses.shift()
      l.done = l.again === undefined
      g.silenced = false
      g.rolls = []
    }),
  ),
  $.run(conclude),
])

export type Resolving = Pick<Phase, 'again'>

/** From activation to what follows the damage. */
const resolveAttack = flow<DiceThrone, Resolving & { hook?: string }>(forward.resolveAttack.name, ($) => [
  $.call(activate),
  $.when((g) => hasTargeting(g.mode) && isTimeBeforeTargeting(g), opened($)),
  $.when(
    needsTarget,
    $.either(
      (_, l) => l.again !== undefined && l.again !== NOBODY,
      [
        $.run((g, l) => {
          g.attack!.target = l.again!
        }),
      ],
      [$.call(targeting)],
    ),
    $.run(foresee),
    $.when((g) => mayIntercept(g) || maySpendEarly(g), opened($)),
    $.run((g) => {
      endOffense(g, 'defense')
      g.attack!.coming = undefined
    }),
    $.call(strike),
  ),
  $.run(recount),
  opened($),
  $.call(modify),
  // [DT-8.7] Without a defence nothing changes: one window is enough.
  $.when(mayDefend, $.call(defense), opened($), $.call(modify)),
  $.run((g) => {
    g.attack!.stage = 'defended'
  }),
  $.run(recount),
  $.when(
    (g) => g.attack!.isAttack && g.attack!.type !== 'ultimate' && isIn(g, g.attack!.target),
    playHooks(
      $,
      (g) => hooksAt(g, g.attack!.target, 'totalled'),
      (g) => g.attack!.target,
    ),
  ),
  $.run((g) => {
    settle(g)
    g.attack!.stage = 'dealt'
  }),
  // What an attack earns by its damage comes before its target is defeated, but not for an attacker who is.
  $.when(
    (g) => g.attack!.isAttack && healthOf(g, g.attack!.by) > 0,
    $.run(healByDealt),
    playHooks(
      $,
      (g) => hooksAt(g, g.attack!.by, 'dealt'),
      (g) => g.attack!.by,
    ),
  ),
  $.call(defeats),
  $.call(reactions),
  // [DT-9.4] The pause of a THEN, if one follows the damage.
  $.when((g) => hasAftermath(g) || (g.attack!.isAttack && actsAfterDamage(g)), opened($)),
  $.call(aftermath),
])

/** Only heroes whose deck has a card for this, which everybody knows, or who hold a token for it. */
const actsAfterDamage = (g: DiceThrone): boolean =>
  [...heroOf(g, g.active).cards.values()].some(({ when }) => when === 'after-damage') ||
  tokenIdsOn(g, g.active).some((id) =>
    spendingsOf(id).some((use) => use.when === 'after-damage' && canSpend(g, g.active, id, use)),
  )

/** A player with Knockdown pays to remove it, or skips the phase and then removes it. */
const standUp = flow<DiceThrone, { paid?: boolean }>('dice-throne/stand-up', ($) => [
  $.ask<'pay' | 'skip'>('stand-up', {
    who: (g) => g.active,
    options: (g) => (isForbidden(g, g.active, 'offense') && fighter(g, g.active).cp >= STAND_UP ? ['pay', 'skip'] : []),
    then: (g, _, choice) => {
      if (choice === 'skip') return
      gainCp(g, g.active, -STAND_UP)
      for (const id of tokenIdsOn(g, g.active)) if (tokenOf(id).forbids === 'offense') takeToken(g, g.active, id, 1)
    },
  }),
])

/** What tokens do when their holder's roll attempts are over. */
const attempted = flow<DiceThrone, { hook?: string }>('dice-throne/attempted', ($) => [
  playHooks(
    $,
    (g) => hooksAt(g, g.active, 'attempted'),
    (g) => g.active,
  ),
])

/** Passive abilities that react to an opponent who did not attack; not while another offensive roll phase is to come. */
const unattacked = flow<DiceThrone, { hook?: { seat: Seat; name: string } }>('dice-throne/unattacked', ($) => [
  $.leave((g) => g.attack?.isAttack === true || g.furtherOffenses.length > 0),
  $.each(
    'hook',
    (g) =>
      opponents(g, g.active).flatMap((seat) => hooksAt(g, seat, 'foeDidNotAttack').map((name) => ({ seat, name }))),
    $.call(
      (_, l) => program(l.hook!.name),
      (g, l) => hookVars(g, l.hook!.name, l.hook!.seat),
    ),
  ),
])

/** The opponent whom this attack stunned, who may act again: the tokens that forbade it are removed. */
export function awakenTarget(g: DiceThrone): Seat {
  const target = g.attack?.target ?? NOBODY
  if (target === NOBODY || !isIn(g, target) || !isForbidden(g, target, 'acting')) return NOBODY
  for (const id of tokenIdsOn(g, target)) if (tokenOf(id).forbids === 'acting') takeToken(g, target, id, 1)
  return target
}

/** [DT-4.9] The conclusion of the roll phase. */
function conclude(g: DiceThrone): void {
  endTokens(g, g.active, 'roll-phase')
  endHalving(g, g.active)
  g.attack = undefined
}
