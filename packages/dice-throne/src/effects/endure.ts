import type { Seat } from '@alea/engine'
import { finalDamage, TYPE_RULES } from '../rules/damageArithmetic.ts'
import { turnedBy } from '../rules/dials.ts'
import { pooledFor } from '../rules/incoming.ts'
import { type DiceThrone, teamOf } from '../state.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'endure',
  possible: (g, self) =>
    g.attack?.isAttack === true &&
    g.attack.target === self &&
    !g.attack.endured &&
    TYPE_RULES[g.attack.type].reduced &&
    isFalling(g, self),
  parts: ($) => [
    $.run((g, l) => {
      if (g.attack?.target === l.self) g.attack.endured = true
    }),
  ],
  estimate: () => 8,
})
/** The damage of the attack on the player cannot bring them to 0 health: 1 is left. */
export const endure = () => made({})

/** Whether the damage of this phase, as things are, would defeat the player. */
const isFalling = (g: DiceThrone, seat: Seat): boolean =>
  turnedBy(g, teamOf(g, seat), g.healing[seat]! - finalDamage(pooledFor(g, seat))) === 0
