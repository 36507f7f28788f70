import { changeCp } from '../rules/points.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface LoseCp {
  amount: Amount
  who: Who
}

const made = verb<LoseCp, Picked>({
  name: 'lose-cp',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0) for (const seat of own(l).seats) changeCp(g, seat, -amount)
    }),
  ],
  estimate: (p, odds) => (p.who === 'self' ? -1 : 1) * odds.amount(p.amount),
})
/** Somebody loses combat points, as far as they have any; nobody gains them. */
export const loseCp = (amount: Amount, who: Who = 'target') => made({ amount, who })
