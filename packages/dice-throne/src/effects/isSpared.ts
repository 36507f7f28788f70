import type { Seat } from '@alea/engine'
import { dealsNothing, isSheltered } from '../rules/forbidden.ts'
import type { DiceThrone } from '../state.ts'
import type { Fx } from './effect.ts'

/** Players whom a holder of Parlay cannot harm, and those who are sheltered from the attacker. */
export const isSpared = (g: DiceThrone, l: Fx, seat: Seat): boolean =>
  seat !== l.self && (dealsNothing(g, l.self) || (g.attack?.by === l.self && isSheltered(g, seat)))
