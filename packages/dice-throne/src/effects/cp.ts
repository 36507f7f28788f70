import { emit } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { fighter, gainCp } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'

export interface Cp {
  amount: Amount
}

const made = verb<Cp>({
  name: 'cp',
  parts: ($, p) => [
    $.run((g, l) => {
      const before = fighter(g, l.self).cp
      gainCp(g, l.self, amountOf(g, l, p.amount))
      const change = fighter(g, l.self).cp - before
      if (change !== 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat: l.self, change }))
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Gain combat points. */
export const cp = (amount: Amount) => made({ amount })
