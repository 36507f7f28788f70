import type { Seat } from '@alea/engine'
import { dealsNothing, isPassedBy } from '../rules/forbidden.ts'
import { abilityOf, type DiceThrone } from '../state.ts'
import type { Fx } from './effect.ts'

/** Players whom a holder of Parlay cannot harm, and those who are sheltered from the attacker's ability; [SHA-2.3] not from cards. */
export const isSpared = (g: DiceThrone, l: Fx, seat: Seat): boolean =>
  seat !== l.self && (dealsNothing(g, l.self) || (isOfAttack(g, l) && isPassedBy(g, seat)))

const isOfAttack = ({ attack }: DiceThrone, { self, by }: Fx): boolean =>
  attack?.by === self && by === abilityOf(attack)
