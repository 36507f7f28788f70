import type { DamageType } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Damage {
  amount: Amount
  type: DamageType
  /** It is counted again after the break that follows what is done to the target. */
  late?: true
}

/** What was counted at activation. */
const COUNTED = 'counted'

const made = verb<Damage>({
  name: 'damage',
  // Whether it is an attack is decided at activation, also if the amount is not.
  pass: ({ late }) => (late ? 'both' : 'activation'),
  parts: ($, p, { pass }) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (!g.attack) return
      const { attack } = g
      if (pass === 'target') {
        attack.base += amount - (attack.marks[COUNTED] ?? 0)
        return
      }
      if (p.late) attack.marks[COUNTED] = amount
      if (amount <= 0) return
      attack.base += amount
      attack.isAttack = true
      if (attack.type !== 'ultimate' && p.type !== 'normal') attack.type = p.type
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount) + (p.type === 'normal' ? 0 : 1.5),
})
/** The damage of an offensive ability, to its target. */
export const damage = (amount: Amount, type: DamageType = 'normal') => made({ amount, type })
/** The same, counted after `thenLate`. */
export const lateDamage = (amount: Amount, type: DamageType = 'normal') => made({ amount, type, late: true })
