import { drawCards } from '../rules/draw.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Draw {
  amount: Amount
}

const made = verb<Draw>({
  name: 'draw',
  parts: ($, p) => [$.call(drawCards, (g, l) => ({ seat: l.self, count: amountOf(g, l, p.amount) }))],
  estimate: (p, odds) => 1.5 * odds.amount(p.amount),
})
export const draw = (amount: Amount) => made({ amount })
