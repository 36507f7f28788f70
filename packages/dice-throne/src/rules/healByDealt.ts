/** A player who is healed by the damage that their attacks deal in this roll phase. */
import type { Seat } from '@alea/engine'
import { type DiceThrone, fighter } from '../state.ts'
import { heal } from './dials.ts'

const MARK = 'healed-by-dealt-this-turn'

export function beginHealing(g: DiceThrone, seat: Seat): void {
  fighter(g, seat).marks[MARK] = 1
}

/** The whole damage of the attack counts, also what exceeds the last health of the target. */
export function healByDealt(g: DiceThrone): void {
  const { by, dealt = 0 } = g.attack!
  if (fighter(g, by).marks[MARK] && dealt > 0) heal(g, by, dealt)
}
