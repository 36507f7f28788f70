import type { DamageType } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Damage {
  amount: Amount
  type: DamageType
}

const made = verb<Damage>({
  name: 'damage',
  // Its amount is computed when it is reached, in the pass it belongs to.
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (!g.attack || amount <= 0) return
      g.attack.base += amount
      g.attack.isAttack = true
      if (g.attack.type !== 'ultimate' && p.type !== 'normal') g.attack.type = p.type
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount) + (p.type === 'normal' ? 0 : 1.5),
})
/** The damage of an offensive ability, to its target. */
export const damage = (amount: Amount, type: DamageType = 'normal') => made({ amount, type })
