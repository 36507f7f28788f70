import type { Seat } from '@alea/engine'
import type { DiceThrone } from '../state.ts'
import { type Effect, verbOf } from './effect.ts'

/** Whether an effect can do anything now. */
export const isPossible = (g: DiceThrone, self: Seat, effect: Effect): boolean =>
  verbOf(effect).possible?.(g, self, effect) ?? true

/** [DT-9.10] What changes nothing yet is offered too, as long as it might before the phase ends. */
export const isOpen = (g: DiceThrone, self: Seat, effect: Effect): boolean =>
  isPossible(g, self, effect) || verbOf(effect).possibleLater?.(g, self, effect) === true
