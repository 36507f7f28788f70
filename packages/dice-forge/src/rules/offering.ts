/** Buys and forges different faces, as long as there is gold for them. */
import { flow } from '@alea/engine'
import { type Face, faceOf, NO_FACE } from '../content/faces.ts'
import { DONE, keyFor, optionOf } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { forge } from './forge.ts'
import { addFaces, missingFaces, purchase } from './sanctuary.ts'
import { type Cashing, cashing, giveUpTriton, tritonOptions } from './triton.ts'

export interface Offering extends Cashing {
  /** Chosen, about to be bought. */
  face: Face
  /** Bought in this offering, as a set of bits. */
  bought: number
  done: boolean
}

export const offering = flow<DiceForge, Offering>('dice-forge/offering', ($) => [
  $.loop(
    (_, l) => !l.done,
    $.when(
      (_, l) => l.face !== NO_FACE,
      $.run((g, l) => {
        purchase(g, l.seat, l.face)
        l.bought |= 1 << l.face
        l.face = NO_FACE
      }),
      $.call(forge, (_, l) => ({ seat: l.seat })),
    ),
    $.ask<string>('buy', {
      who: (_, l) => l.seat,
      options: (g, l) => {
        const options: string[] = [DONE]
        addFaces(options, g, heroOf(g, l.seat).gold, 0, l.bought)
        options.push(...tritonOptions(g, l.seat))
        return options
      },
      key: keyFor('buy'),
      params: (g, l) => ({ gold: heroOf(g, l.seat).gold }),
      unavailable: (g, l) => missingFaces(g, heroOf(g, l.seat).gold, 0, l.bought),
      auto: true,
      then: (g, l, value) => {
        const option = optionOf('buy', value)
        if (option.is === 'triton') giveUpTriton(g, l, option.resource)
        else if (option.is === 'buy') l.face = faceOf(option.face)!
        else l.done = true
      },
    }),
    cashing($),
  ),
])
