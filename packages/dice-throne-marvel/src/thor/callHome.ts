/** Only Thor has this: whoever had Mjölnir suffers for it. */
import { NOBODY, verb } from '@alea/dice-throne/hero'
import { bringHome, holderOf } from './mjolnir.ts'

export interface CallHome {
  amount: number
}

const made = verb<CallHome>({
  name: 'thor/call-home',
  parts: ($, p) => [
    $.run((g, l) => {
      const from = holderOf(g, l.self)
      bringHome(g, l.self)
      if (from !== NOBODY)
        g.incoming[from]!.push({ kind: 'other', by: l.by, amount: p.amount, type: 'collateral', from: l.self })
    }),
  ],
  estimate: (p) => p.amount + 0.5,
})
/** He retrieves it, and the player who had it suffers collateral damage. */
export const callHome = (amount: number) => made({ amount })
