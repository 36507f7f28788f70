/** Dice thrown for an effect: they lie open to be altered before they count. */
import { emit, flow, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import type { DiceThrone, Roll } from '../state.ts'
import { window } from './window.ts'

export interface Thrown {
  owner: Seat
  purpose: Roll['purpose']
  count: number
  /** The result, once everybody has had their say. */
  dice: number[]
}

export const throwDice = flow<DiceThrone, Thrown>('dice-throne/throw', ($) => [
  $.roll('roll', {
    dice: (_, l) => l.count,
    then: (g, l, faces) => {
      g.rolls.push({ owner: l.owner, purpose: l.purpose, dice: [...faces] })
      emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: l.owner, purpose: l.purpose, dice: [...faces] }))
    },
  }),
  $.leave((_, l) => l.count === 0),
  $.call(window),
  $.run((g, l) => {
    l.dice = g.rolls.pop()!.dice
  }),
])
