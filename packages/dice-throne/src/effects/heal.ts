import { heal as healNow } from '../rules/dials.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { isHostile, needsTheTarget, type Who } from './who.ts'

export interface Heal {
  amount: Amount
  who: Who
}

const made = verb<Heal, Picked>({
  name: 'heal',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      for (const seat of own(l).seats) {
        const amount = amountOf(g, { ...l, target: seat }, p.amount)
        if (amount <= 0) continue
        if (l.healsLater) g.healing[seat]! += amount
        else healNow(g, seat, amount)
      }
    }),
  ],
  estimate: (p, odds) => (isHostile(p.who) ? -1 : 1) * odds.amount(p.amount),
})
/** Health for the player, or for others. */
export const heal = (amount: Amount, who: Who = 'self') => made({ amount, who })
