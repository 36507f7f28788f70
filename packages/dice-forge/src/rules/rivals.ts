/** Cards that make the others roll: Satyrs and Minotaur. */
import { emit, flow, type Kit, type Part, type Seat } from '@alea/engine'
import { type Face, faceOf, idOf, NO_FACE } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor } from '../options.ts'
import { DARK_DIE, DICE, type DiceForge, heroOf, LIGHT_DIE, shownOn, turnOrder } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import { apply, applying } from './apply.ts'
import { distinct, facesAgainst, land } from './dice.ts'

interface Rivalry {
  /** Who took the card. */
  seat: Seat
}

const rivals = (g: DiceForge): Seat[] => turnOrder(g).slice(1)

const rivalsRoll = <L extends Rivalry>($: Kit<DiceForge, L>): Part =>
  $.roll('rivals', {
    dice: (g) => 2 * (g.heroes.length - 1),
    whose: rivals,
    params: () => ({ dice: DICE }),
    then: (g, _, faces) => {
      for (const [i, seat] of rivals(g).entries()) land(g, seat, faces[2 * i]!, faces[2 * i + 1]!)
    },
  })

/** [DF-11.5] Two faces of two different dice, applied as if they had been rolled. */
export const satyrs = flow<DiceForge, Rivalry & { first?: Face; second?: Face }>('dice-forge/satyrs', ($) => [
  rivalsRoll($),
  $.ask<string>('steal', {
    who: (_, l) => l.seat,
    options: (g, l) => firstPicks(facesAgainst(g, l.seat)).map(idOf),
    key: keyFor('steal'),
    params: () => ({ left: 2 }),
    auto: true,
    then: (_, l, id) => {
      l.first = stolen(l.seat, id)
    },
  }),
  $.ask<string>('steal', {
    who: (_, l) => l.seat,
    options: (g, l) => distinct(without(facesAgainst(g, l.seat), l.first!)).map(idOf),
    key: keyFor('steal'),
    params: () => ({ left: 1 }),
    unavailable: (g, l) => {
      const first = l.first ?? NO_FACE
      return without(facesAgainst(g, l.seat), first).includes(first)
        ? []
        : [{ value: idOf(first), rule: 'DF-11.5', why: { is: 'same-die' } satisfies WhyNot }]
    },
    auto: true,
    then: (_, l, id) => {
      l.second = stolen(l.seat, id)
    },
  }),
  $.mark('stolen'),
  $.call(apply, (_, l) => applying(l.seat, l.first!, l.second!)),
])

/** With one opponent both faces are taken: there is nothing to choose. */
const firstPicks = (faces: readonly Face[]): readonly Face[] =>
  faces.length === 2 ? faces.slice(0, 1) : distinct(faces)

function stolen(seat: Seat, id: string): Face {
  emit<ForgeEvent>(() => ({ type: 'stole', seat, face: id }))
  return faceOf(id)!
}

/** The faces without one die that shows this face. */
const without = (faces: readonly Face[], face: Face): Face[] => faces.filter((_, i) => i !== faces.indexOf(face))

/** [DF-11.22] The others lose what they would have gained. */
export const minotaur = flow<DiceForge, Rivalry & { victim?: Seat }>('dice-forge/minotaur', ($) => [
  rivalsRoll($),
  $.each(
    'victim',
    rivals,
    $.call(apply, (g, l) => {
      const hero = heroOf(g, l.victim!)
      return applying(l.victim!, shownOn(hero, LIGHT_DIE), shownOn(hero, DARK_DIE), 'none', true)
    }),
  ),
])
