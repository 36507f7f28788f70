/** Who is attacked: the only opponent, a roll between two teams, a free choice on the hill. */
import { emit, flow, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { playerKey } from '../options.ts'
import { type DiceThrone, healthOf, isIn, NOBODY, opponents } from '../state.ts'
import { drawCards } from './draw.ts'
import { opened } from './window.ts'

/** On the left and on the right, as seen by the attacker facing the other team. */
const FACING: Readonly<Record<Seat, readonly [Seat, Seat]>> = { 0: [1, 3], 2: [1, 3], 1: [2, 0], 3: [2, 0] }

export const targeting = flow<DiceThrone, { die?: number; chooser?: Seat }>('dice-throne/targeting', ($) => [
  $.run((g) => {
    const foes = opponents(g, g.active)
    if (foes.length === 1) g.attack!.target = foes[0]!
    else g.phase = 'targeting'
  }),
  $.when(
    (g) => g.attack!.target === NOBODY && g.mode === 'teams',
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
      const [left, right] = FACING[g.active]!
      if (die <= 2) g.attack!.target = left
      else if (die <= 4) g.attack!.target = right
      // [DT-6.3] On a 5 the opponents choose, on a 6 the attacker.
      else l.chooser = die === 5 ? left : g.active
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
  // [DT-19.8] Attacking a leader earns a card, before anything else happens to the target.
  $.when(
    (g) => g.mode === 'hill' && g.attack!.isAttack && isLeader(g, g.attack!.target),
    $.call(drawCards, (g) => ({ seat: g.active, count: 1 })),
  ),
])

export const isLeader = (g: DiceThrone, seat: Seat): boolean =>
  g.fighters.every((_, other) => !isIn(g, other) || healthOf(g, other) <= healthOf(g, seat))
