/** Who is attacked: the only opponent, decided by a die, or the attacker's choice; each mode says which. */
import { emit, flow, type Kit, type Part, type Seat } from '@alea/engine'
import { modeRules, targetingDie } from '../content/modes.ts'
import type { DiceThroneEvent } from '../events.ts'
import { playerKey } from '../options.ts'
import { type DiceThrone, healthOf, isIn, NOBODY, opponents } from '../state.ts'
import { tierNow } from './attack.ts'
import { drawCards } from './draw.ts'
import { opened } from './responseWindow.ts'
import { endOffense } from './tokens.ts'

interface Targeting {
  /** The ability has let its player choose the target already. */
  named?: boolean
  agreed?: boolean
  chosen?: boolean
}

export const targeting = flow<DiceThrone, Targeting>('dice-throne/targeting', ($) => [
  $.run((g, l) => {
    l.named = g.attack!.target !== NOBODY
    const foes = opponents(g, g.active)
    if (foes.length === 1) g.attack!.target = foes[0]!
    else endOffense(g, 'targeting')
  }),
  $.when(
    (g) => g.attack!.target === NOBODY && dieOf(g) !== undefined,
    $.roll('targeting-roll', {
      dice: () => 1,
      whose: (g) => [g.active],
      then: (g, _, [die]) => {
        g.rolls.push({ owner: g.active, purpose: 'targeting', dice: [die!] })
        emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: g.active, purpose: 'targeting', dice: [die!] }))
      },
    }),
    opened($),
    $.run((g, l) => {
      const die = g.rolls.pop()!.dice[0]!
      const aim = dieOf(g)![die - 1]!
      // [DT-6.3], [DT-19.15], [DT-19.18] The opponent on the left is the next one clockwise; [DT-19.19] whoever is out is not counted.
      const foes = opponents(g, g.active)
      if (typeof aim === 'number') g.attack!.target = foes[aim % foes.length]!
      else l.agreed = aim === 'opponents'
    }),
    $.when((_, l) => l.agreed === true, $.call(agreement)),
  ),
  $.run((g, l) => {
    l.chosen = l.agreed === true || g.attack!.target === NOBODY
  }),
  $.ask<Seat>('target', {
    who: (g) => g.active,
    options: (g) => (g.attack!.target === NOBODY ? opponents(g, g.active) : []),
    key: playerKey,
    then: (g, _, seat) => {
      g.attack!.target = seat
    },
  }),
  $.run((g) => emit<DiceThroneEvent>(() => ({ type: 'targeted', seat: g.active, target: g.attack!.target }))),
  // [DT-19.8] Attacking a Leader earns a card, before anything else happens to the target; not if the ability named it.
  $.when(
    (g, l) => !l.named && g.attack!.isAttack && isLeader(g, g.attack!.target),
    $.call(drawCards, (g) => ({ seat: g.active, count: modeRules(g.mode).bounty })),
  ),
  // [DT-8.7] If all that happens to the target is the damage, the window before the defence is enough.
  $.when((g, l) => l.chosen === true && tierNow(g).target !== undefined, opened($)),
])

const dieOf = (g: DiceThrone) => targetingDie(g.mode, g.fighters.length)

/** A target named by one of the opponents, and whether it is the one already proposed. */
export type Named = { seat: Seat; proposed: boolean }

interface Agreeing {
  proposal?: Seat
  /** Opponents who have not been asked yet. */
  others?: Seat[]
  opposed?: boolean
}

/** [DT-6.7] The opponent on the left proposes, the others agree or name somebody else; without agreement the left one decides. */
const agreement = flow<DiceThrone, Agreeing>('dice-throne/agreement', ($) => [
  proposal($, 'first'),
  $.run((g, l) => {
    l.others = opponents(g, g.active).slice(1)
  }),
  $.loop(
    (_, l) => l.others!.length > 0,
    $.ask<Named>('agree', {
      open: true,
      who: (_, l) => l.others![0]!,
      options: (g, l) => opponents(g, g.active).map((seat) => ({ seat, proposed: seat === l.proposal })),
      key: ({ seat }) => playerKey(seat),
      then: (_, l, { seat, proposed }) => {
        const by = l.others!.shift()!
        if (proposed) return
        l.opposed = true
        propose(by, seat)
      },
    }),
  ),
  $.when((_, l) => l.opposed === true, proposal($, 'last')),
  $.run((g, l) => {
    g.attack!.target = l.proposal!
  }),
])

const proposal = ($: Kit<DiceThrone, Agreeing>, word: 'first' | 'last'): Part =>
  $.ask<Seat>('target', {
    open: true,
    who: (g) => opponents(g, g.active)[0]!,
    options: (g) => opponents(g, g.active),
    key: playerKey,
    params: () => ({ word }),
    then: (g, l, seat) => {
      l.proposal = seat
      if (word === 'first') propose(opponents(g, g.active)[0]!, seat)
    },
  })

const propose = (seat: Seat, target: Seat): void => emit<DiceThroneEvent>(() => ({ type: 'proposed', seat, target }))

/** [DT-19.7] There are no Leaders in modes that give no card for attacking them. */
export const isLeader = (g: DiceThrone, seat: Seat): boolean =>
  modeRules(g.mode).bounty > 0 &&
  g.fighters.every((_, other) => !isIn(g, other) || healthOf(g, other) <= healthOf(g, seat))
