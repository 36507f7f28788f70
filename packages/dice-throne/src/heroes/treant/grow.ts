/** Only the Treant has this: tokens of one kind become another, with a choice at every step. */
import { type Amount, amountOf, type DiceThrone, ownTokenOr, type Seat, verb } from '../../content/heroKit.ts'
import { canGrow, growInto, SPIRITS, type Spirit } from './growth.ts'

export interface Grow {
  amount: Amount
}

/** What may grow next. */
const open = (g: DiceThrone, seat: Seat): Spirit[] => SPIRITS.filter((spirit) => canGrow(g, seat, spirit))

const made = verb<Grow, { left: number }>({
  name: 'treant/grow',
  options: { grow: ownTokenOr() },
  possible: (g, self) => open(g, self).length > 0,
  vars: () => ({ left: 0 }),
  parts: ($, p, { own }) => [
    $.run((g, l) => {
      own(l).left = amountOf(g, l, p.amount)
    }),
    $.loop(
      (g, l) => own(l).left > 0 && open(g, l.self).length > 0,
      $.ask<Spirit>('grow', {
        who: (_, l) => l.self,
        options: (g, l) => open(g, l.self),
        params: (_, l) => ({ by: l.by, left: own(l).left }),
        auto: true,
        then: (g, l, spirit) => {
          own(l).left--
          growInto(g, l.self, spirit)
        },
      }),
    ),
  ],
  estimate: (p, odds) => 1.2 * odds.amount(p.amount),
})
/** So many times: a new Seedling, a Seedling becomes a Sapling, or a Sapling becomes a Dryad. */
export const grow = (amount: Amount) => made({ amount })
