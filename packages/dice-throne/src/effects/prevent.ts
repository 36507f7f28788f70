import type { Seat } from '@alea/engine'
import { addLine, hasIncoming, isReducible, mayStillSuffer } from '../rules/incoming.ts'
import type { DiceThrone } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick, reachable } from './pick.ts'
import type { Who } from './who.ts'

export interface Prevent {
  amount: Amount
  who: Who
}

const made = verb<Prevent, Picked>({
  name: 'prevent',
  possible: (g, self, p) => reachable(g, self, p.who).some((seat) => maySuffer(g, seat)),
  possibleLater: (g, self, p) => reachable(g, self, p.who).some((seat) => mayStillSuffer(g, seat)),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who, (g, _, seat) => (p.who === 'self' ? mayStillSuffer : maySuffer)(g, seat)),
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0) for (const seat of own(l).seats) addLine(g, seat, { kind: 'prevent', by: l.by, amount })
    }),
  ],
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Whether there is something to prevent: never the damage of an ultimate. */
const maySuffer = (g: DiceThrone, seat: Seat): boolean => isReducible(g, seat) && hasIncoming(g, seat)

/** Fixed prevention: it counts for the subtotal. */
export const prevent = (amount: Amount, who: Who = 'self') => made({ amount, who })
