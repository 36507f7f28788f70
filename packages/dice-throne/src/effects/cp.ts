import { changeCp } from '../rules/points.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Cp {
  amount: Amount
}

const made = verb<Cp>({
  name: 'cp',
  parts: ($, p) => [$.run((g, l) => changeCp(g, l.self, amountOf(g, l, p.amount)))],
  estimate: (p, odds) => odds.amount(p.amount),
  gives: ({ amount }) => ({ what: 'cp', amount }),
})
/** Gain combat points. */
export const cp = (amount: Amount) => made({ amount })
