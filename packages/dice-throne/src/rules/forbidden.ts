/** What status effects forbid their holders. */
import type { Seat } from '@alea/engine'
import type { Token } from '../content/hero.ts'
import { tokenOf } from '../content/roster.ts'
import { areFoes, type DiceThrone, fighter } from '../state.ts'
import { TYPE_RULES } from './damageArithmetic.ts'

export function isForbidden(g: DiceThrone, seat: Seat, what: NonNullable<Token['forbids']>): boolean {
  const { tokens } = fighter(g, seat)
  for (const id in tokens) if (tokens[id]! > 0 && tokenOf(id).forbids === what) return true
  return false
}

/** Shadows and similar tokens: the roll phase of an opponent deals this player no damage. Ultimates are not affected. */
export function isSheltered(g: DiceThrone, seat: Seat): boolean {
  const { attack } = g
  if (!attack || !TYPE_RULES[attack.type].reduced || !areFoes(g, attack.by, seat)) return false
  const { tokens } = fighter(g, seat)
  for (const id in tokens) if (tokens[id]! > 0 && tokenOf(id).shelters) return true
  return false
}

/** Parlay and similar tokens: this player's offensive roll phase deals no damage. Ultimates are not affected. */
export const dealsNothing = (g: DiceThrone, seat: Seat): boolean =>
  g.attack?.by === seat && TYPE_RULES[g.attack.type].reduced && isForbidden(g, seat, 'damage')

/** [DT-10.13] Damage of this roll phase passes this player by: the attacker may deal none, or the player is sheltered. */
export const isPassedBy = (g: DiceThrone, seat: Seat): boolean =>
  g.attack !== undefined && g.attack.by !== seat && (dealsNothing(g, g.attack.by) || isSheltered(g, seat))
