import { type DamageType, isIn, type Line } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { isSeveral, needsTheTarget, timesOver, type Who } from './who.ts'

export interface Suffer {
  amount: Amount
  who: Who
  certain: boolean
  type: DamageType
}

const made = verb<Suffer, Picked>({
  name: 'pooled-damage',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      for (const seat of own(l).seats) {
        const amount = amountOf(g, { ...l, target: seat }, p.amount)
        if (amount <= 0 || !isIn(g, seat)) continue
        const line: Line = { kind: 'other', by: l.by, amount, type: p.type, from: l.self }
        g.incoming[seat]!.push(p.certain ? { ...line, certain: true } : line)
      }
    }),
  ],
  estimate: (p, odds) => (p.who === 'self' || p.who === 'active' ? -1 : 1) * odds.amount(p.amount) * timesOver(p.who),
})
/** Damage that joins the pool of the phase; `certain` damage cannot be reduced, prevented or avoided. To several players it is collateral. */
export const suffer = (
  amount: Amount,
  who: Who,
  certain = false,
  type: DamageType = isSeveral(who) ? 'collateral' : 'normal',
) => made({ amount, who, certain, type })
