/** Who is attacked: the only opponent, decided by a die, or the attacker's choice; each mode says which. */
import { emit, flow, type Seat } from '@alea/engine'
import { modeRules, targetingDie } from '../content/modes.ts'
import type { DiceThroneEvent } from '../events.ts'
import { playerKey } from '../options.ts'
import { type DiceThrone, healthOf, isIn, NOBODY, opponents } from '../state.ts'
import { drawCards } from './draw.ts'
import { opened } from './responseWindow.ts'

export const targeting = flow<DiceThrone, { die?: number; chooser?: Seat }>('dice-throne/targeting', ($) => [
  $.run((g) => {
    const foes = opponents(g, g.active)
    if (foes.length === 1) g.attack!.target = foes[0]!
    else g.phase = 'targeting'
  }),
  $.when(
    (g) => g.attack!.target === NOBODY && targetingDie(g.mode) !== undefined,
    $.roll('targeting-roll', {
      dice: () => 1,
      then: (g, _, [die]) => {
        g.rolls.push({ owner: g.active, purpose: 'targeting', dice: [die!] })
        emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: g.active, purpose: 'targeting', dice: [die!] }))
      },
    }),
    opened($),
    $.run((g, l) => {
      const die = g.rolls.pop()!.dice[0]!
      const aim = targetingDie(g.mode)![die - 1]!
      // [DT-6.3], [DT-19.5] The opponent on the left is the next one clockwise.
      const foes = opponents(g, g.active)
      if (typeof aim === 'number') g.attack!.target = foes[aim % foes.length]!
      else l.chooser = aim === 'opponents' ? foes[0]! : g.active
    }),
  ),
  $.ask<Seat>('target', {
    who: (g, l) => l.chooser ?? g.active,
    options: (g) => (g.attack!.target === NOBODY ? opponents(g, g.active) : []),
    key: playerKey,
    then: (g, _, seat) => {
      g.attack!.target = seat
    },
  }),
  $.run((g) => emit<DiceThroneEvent>(() => ({ type: 'targeted', seat: g.active, target: g.attack!.target }))),
  // [DT-19.8] Attacking a Leader earns a card, before anything else happens to the target.
  $.when(
    (g) => g.attack!.isAttack && isLeader(g, g.attack!.target),
    $.call(drawCards, (g) => ({ seat: g.active, count: modeRules(g.mode).bounty })),
  ),
])

/** [DT-19.7] There are no Leaders in modes that give no card for attacking them. */
export const isLeader = (g: DiceThrone, seat: Seat): boolean =>
  modeRules(g.mode).bounty > 0 &&
  g.fighters.every((_, other) => !isIn(g, other) || healthOf(g, other) <= healthOf(g, seat))
