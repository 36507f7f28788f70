import { heal as healNow } from '../rules/dials.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Heal {
  amount: Amount
}

const made = verb<Heal>({
  name: 'heal',
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount <= 0) return
      if (l.healsLater) g.healing[l.self]! += amount
      else healNow(g, l.self, amount)
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount),
})
export const heal = (amount: Amount) => made({ amount })
