import type { Seat } from '@alea/engine'
import { dealsNothing } from '../rules/forbidden.ts'
import type { DiceThrone } from '../state.ts'
import type { Fx } from './effect.ts'

/** Players whom a holder of Parlay cannot harm. */
export const isSpared = (g: DiceThrone, l: Fx, seat: Seat): boolean => seat !== l.self && dealsNothing(g, l.self)
