/** The celestial ship: one face of the sanctuary, cheaper. */
import { flow, type Seat } from '@alea/engine'
import { faceOf } from '../content/faces.ts'
import { keyFor, NONE, optionOf } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { forge } from './forge.ts'
import { addFaces, missingFaces, purchase } from './sanctuary.ts'
import { type Cashing, cashing, giveUpTriton, tritonOptions } from './triton.ts'

export interface Sailing extends Cashing {
  discount: number
  /** Nothing decided yet, nothing bought, or a face in hand. */
  decided: '' | 'none' | 'bought'
}

export const sailing = (seat: Seat, discount: number): Sailing => ({ seat, cash: '', discount, decided: '' })

export const ship = flow<DiceForge, Sailing>('dice-forge/ship', ($) => [
  $.loop(
    (_, l) => l.decided === '',
    $.ask<string>('ship', {
      who: (_, l) => l.seat,
      options: (g, l) => destinations(g, l.seat, l.discount),
      key: keyFor('ship'),
      params: (g, l) => ({ discount: l.discount, gold: heroOf(g, l.seat).gold }),
      unavailable: (g, l) => missingFaces(g, heroOf(g, l.seat).gold, l.discount),
      auto: true,
      then: (g, l, value) => {
        const option = optionOf('ship', value)
        if (option.is === 'triton') return giveUpTriton(g, l, option.resource)
        l.decided = option.is === 'buy' ? 'bought' : 'none'
        if (option.is === 'buy') purchase(g, l.seat, faceOf(option.face)!, l.discount)
      },
    }),
    cashing($),
  ),
  $.when(
    (_, l) => l.decided === 'bought',
    $.call(forge, (_, l) => ({ seat: l.seat })),
  ),
])

function destinations(g: DiceForge, seat: Seat, discount: number): string[] {
  const options: string[] = [NONE]
  addFaces(options, g, heroOf(g, seat).gold, discount)
  options.push(...tritonOptions(g, seat))
  return options
}

/** Whether the ship could bring anything. */
export const canSail = (g: DiceForge, seat: Seat, discount: number): boolean =>
  destinations(g, seat, discount).length > 1
