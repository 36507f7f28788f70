import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface DamageBack {
  amount: Amount
}

const made = verb<DamageBack>({
  name: 'damage-back',
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0) g.incoming[l.target]!.push({ kind: 'other', by: l.by, amount, from: l.self })
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Damage of a defence: not an attack, without a type, never modified. */
export const damageBack = (amount: Amount) => made({ amount })
