import type { Seat } from '@alea/engine'
import { type DiceThrone, fighter } from '../state.ts'

/** Set on players who have left a match that goes on: their companions are gone. */
export const GONE = 'gone'

/** [DT-19.22] Whatever lies before a defeated player is gone; [DT-19.23] what that player has put on others stays. */
export function leave(g: DiceThrone, seat: Seat): void {
  const { tokens, marks } = fighter(g, seat)
  for (const id in tokens) tokens[id] = 0
  marks[GONE] = 1
}
