import { filled, isFull } from '../rules/inflict.ts'
import { putToken, roomFor } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { ownedId } from './ownedId.ts'

export interface Gain {
  token: TokenId
  amount: Amount
  may: boolean
}

/** How many tokens are still to be taken or declined, and whether the last one was placed. */
interface Gaining {
  left: number
  placed: boolean
}

const made = verb<Gain, Gaining>({
  name: 'gain',
  vars: () => ({ left: 0, placed: false }),
  parts: ($, p, { own }) => [
    $.run((g, l) => {
      own(l).left = amountOf(g, l, p.amount)
    }),
    $.loop(
      (_, l) => own(l).left > 0,
      $.ask<'gain' | 'decline'>('gain', {
        who: (_, l) => l.self,
        options: (g, l) => (p.may && roomFor(g, l.self, ownedId(p.token, l.self)) > 0 ? ['gain', 'decline'] : ['gain']),
        params: () => ({ token: p.token }),
        auto: true,
        then: (g, l, choice) => {
          own(l).left--
          own(l).placed = choice === 'gain' && putToken(g, l.self, ownedId(p.token, l.self), 1) > 0
        },
      }),
      // [DT-14.16] What happens at the limit happens at once; the rest of the gain is lost.
      $.when(
        (g, l) => own(l).placed && isFull(g, { seat: l.self, token: ownedId(p.token, l.self) }),
        $.run((_, l) => {
          own(l).left = 0
        }),
        $.call(filled, (_, l) => ({ seat: l.self, token: ownedId(p.token, l.self) })),
      ),
    ),
  ],
  estimate: (p, odds) => odds.token(p.token) * odds.amount(p.amount),
  gives: ({ token, amount }) => ({ what: token, amount }),
})
/** The player gains tokens; some may be declined, one by one. */
export const gain = (token: TokenId, amount: Amount = 1, may = false) => made({ token, amount, may })
