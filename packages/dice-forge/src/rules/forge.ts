/** A new face replaces another one and is displayed. */
import { emit, flow, type Seat } from '@alea/engine'
import { type Face, faceOn, idOf, isBoar } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor } from '../options.ts'
import { DICE, type DiceForge, type Hero, heroOf, NO_PIECE, SIDES, takeFace } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'

/** Takes a face from the temple into the hand, to be forged. */
export function takeInHand(g: DiceForge, seat: Seat, face: Face): void {
  heroOf(g, seat).forging = takeFace(g, face)
}

export const forge = flow<DiceForge, { seat: Seat }>('dice-forge/forge', ($) => [
  $.ask<number>('forge', {
    who: (_, l) => l.seat,
    options: (g, l) => places(heroOf(g, l.seat)),
    key: keyFor('forge'),
    params: (g, l) => ({ face: idOf(faceOn(heroOf(g, l.seat).forging)) }),
    unavailable: (g, l) =>
      heroOf(g, l.seat).dice.flatMap((piece, value) =>
        isBoar(faceOn(piece)) ? [{ value, rule: 'DF-8.8', why: { is: 'boar' } satisfies WhyNot }] : [],
      ),
    then: (g, l, place) => replace(g, l.seat, place),
  }),
])

/** Equal faces on one die are interchangeable: only the first is offered. */
function places({ dice }: Hero): number[] {
  const open: number[] = []
  let seen = 0
  for (let place = 0; place < dice.length; place++) {
    if (place === SIDES) seen = 0
    const face = faceOn(dice[place]!)
    if (seen & (1 << face) || isBoar(face)) continue
    seen |= 1 << face
    open.push(place)
  }
  return open
}

function replace(g: DiceForge, seat: Seat, place: number): void {
  const hero = heroOf(g, seat)
  const die = Math.floor(place / SIDES)
  const over = hero.dice[place]!
  const face = idOf(faceOn(hero.forging))
  hero.discarded.push(over)
  hero.dice[place] = hero.forging
  hero.shown[die] = place
  hero.forging = NO_PIECE
  emit<ForgeEvent>(() => ({ type: 'forged', seat, die: DICE[die]!, face, over: idOf(faceOn(over)) }))
}
