import { isolatedDamage } from '../rules/damage.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { isSpared } from './isSpared.ts'
import { callForEach, nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface Hurt {
  amount: Amount
  who: Who
  certain: boolean
}

const made = verb<Hurt, Picked>({
  name: 'hurt',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    callForEach($, own, isolatedDamage, (g, l, to) => ({
      to,
      amount: isSpared(g, l, to) ? 0 : amountOf(g, l, p.amount),
      by: l.by,
      certain: p.certain,
      from: l.self,
    })),
  ],
  estimate: (p, odds) => (p.who === 'self' ? -1 : 1) * odds.amount(p.amount),
})
/** Damage separate from any attack, dealt at once; `certain` damage cannot even be prevented. */
export const hurt = (amount: Amount, who: Who, certain = false) => made({ amount, who, certain })
