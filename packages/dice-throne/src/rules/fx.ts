/** Playing a list of effects: the variables its frame begins with. */
import type { Seat } from '@alea/engine'
import type { Fx } from '../effects/effect.ts'
import { type DiceThrone, NOBODY } from '../state.ts'

export const fx = (self: Seat, target: Seat, by: string, dice: readonly number[] = []): Fx => ({
  self,
  target,
  by,
  dice: [...dice],
  added: 0,
  paid: 0,
  pooled: false,
  healsLater: false,
  own: [],
})

/** The other side of the attack in progress, as this player sees it. */
export function otherSide(g: DiceThrone, seat: Seat): Seat {
  const { attack } = g
  if (!attack) return NOBODY
  return attack.by === seat ? attack.target : attack.by
}
