/** Only the Huntress has this: a companion with health of her own. */
import { type Amount, amountOf, dialOf, turnCompanion, verb } from '../../content/heroKit.ts'
import { hasNyra, NYRA } from './nyra.ts'

export interface HealNyra {
  amount: Amount
}

/** Her health takes damage meant for the Huntress, but not all of it. */
const POINT = 0.7
const FULL = 7

const made = verb<HealNyra>({
  name: 'huntress/heal-nyra',
  possible: (g, self) => hasNyra(g, self) && dialOf(g, self, NYRA) < FULL,
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0 && hasNyra(g, l.self)) turnCompanion(g, l.self, NYRA, amount)
    }),
  ],
  estimate: (p, odds) => POINT * odds.amount(p.amount),
})
/** At once, even in a defence: it counts before the damage. */
export const healNyra = (amount: Amount) => made({ amount })
