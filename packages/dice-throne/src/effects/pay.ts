import { priceOr } from '../options.ts'
import { payPrice } from '../rules/payPrice.ts'
import { type Effect, verb } from './effect.ts'
import { isOpen, isPossible } from './isOpen.ts'
import { canPay, type Price, paidMark, worthOfPrice } from './price.ts'

export interface Pay {
  price: Price
  effects: readonly Effect[]
  otherwise: readonly Effect[]
}

const made = verb<Pay, { paid: boolean }>({
  name: 'pay',
  options: { pay: priceOr('decline') },
  inner: ({ effects, otherwise }) => [effects, otherwise],
  reaches: (g, _, p, inside) => inside(g.attack?.marks[paidMark(p.price)] ? p.effects : p.otherwise),
  inflicts: (g, _, p, inside) => inside(g.attack?.marks[paidMark(p.price)] ? p.effects : p.otherwise),
  vars: () => ({ paid: false }),
  parts: ($, p, { own, pass, parts }) => {
    const branches = $.either((_, l) => own(l).paid, parts(p.effects), parts(p.otherwise))
    // The price of an ability is paid at its activation, also for what happens to its target.
    if (pass === 'target')
      return [
        $.run((g, l) => {
          l.paid = g.attack!.marks[paidMark(p.price)] ?? 0
          own(l).paid = l.paid > 0
        }),
        branches,
      ]
    return [
      $.ask<Price | 'decline'>('pay', {
        who: (_, l) => l.self,
        options: (g, l) =>
          canPay(g, l.self, p.price) && p.effects.some((effect) => isOpen(g, l.self, effect))
            ? [p.price, 'decline']
            : [],
        key: (answer) => (answer === 'decline' ? answer : 'pay'),
        params: (_, l) => ({ by: l.by }),
        then: (_, l, answer) => {
          own(l).paid = answer !== 'decline'
        },
      }),
      $.when(
        (_, l) => own(l).paid,
        $.call(payPrice, (_, l) => ({ seat: l.self, price: p.price, times: 1, by: l.by })),
      ),
      $.run((g, l) => {
        l.paid = own(l).paid ? 1 : 0
        if (pass === 'activation') g.attack!.marks[paidMark(p.price)] = l.paid
      }),
      branches,
    ]
  },
  possible: (g, self, p) =>
    (canPay(g, self, p.price) && p.effects.some((effect) => isPossible(g, self, effect))) ||
    p.otherwise.some((effect) => isPossible(g, self, effect)),
  // About half of the time there is nothing to pay with.
  estimate: (p, odds) => {
    const declined = odds.list(p.otherwise)
    return declined + Math.max(0, odds.list(p.effects) - worthOfPrice(p.price, odds.token) - declined) / 2
  },
})
/** Optional: a price for these effects; `otherwise` is what happens if it is declined or cannot be paid. */
export const pay = (price: Price, effects: readonly Effect[], otherwise: readonly Effect[] = []) =>
  made({ price, effects, otherwise })
