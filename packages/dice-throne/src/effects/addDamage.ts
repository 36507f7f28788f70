import type { Seat } from '@alea/engine'
import { isTime } from '../rules/actions.ts'
import { dealsNothing } from '../rules/forbidden.ts'
import { fx } from '../rules/fx.ts'
import type { DiceThrone } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface AddDamage {
  amount: Amount
}

const made = verb<AddDamage>({
  name: 'add-damage',
  possible: (g, self, { amount }) =>
    isTime(g, self, 'my-attack') && g.attack?.type !== 'pure' && !dealsNothing(g, self) && !isNothing(g, self, amount),
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (!g.attack || g.attack.type === 'pure' || amount === 0) return
      // Never added to isolated damage that the same player may be about to suffer.
      g.incoming[g.attack.target]!.push({ kind: 'add', by: l.by, amount, from: g.attack.by })
      l.added = amount
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount),
})
/** An attack modifier: the added damage has the type of the attack. */
export const addDamage = (amount: Amount) => made({ amount })

/** [DT-16.7] A count of what the player has may be 0; dice are not rolled yet. */
const isNothing = (g: DiceThrone, self: Seat, amount: Amount): boolean =>
  typeof amount === 'object' && 'own' in amount && amountOf(g, fx(self, g.attack!.target, ''), amount) === 0
