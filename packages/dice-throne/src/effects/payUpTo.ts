import { countFor } from '../options.ts'
import { payPrice } from '../rules/payPrice.ts'
import type { DiceThrone } from '../state.ts'
import { type Effect, type Fx, verb } from './effect.ts'
import { isPossible } from './isOpen.ts'
import { USUAL } from './odds.ts'
import { canPay, type Price, paidMark, timesPayable, worthOfPrice } from './price.ts'
import type { When } from './when.ts'

export interface PayUpTo {
  price: Price
  most: number | 'any'
  each: readonly Effect[]
  after: readonly Effect[]
}

/** How often it was paid, and how often `each` is still to be played. */
interface Paying {
  count: number
  left: number
}

const limit = (most: PayUpTo['most']): number => (most === 'any' ? Number.POSITIVE_INFINITY : most)

const made = verb<PayUpTo, Paying>({
  name: 'pay-up-to',
  options: { 'pay-up-to': countFor('pay-up-to') },
  inner: ({ each, after }) => [each, after],
  reaches: (g, _, p, inside) => inside(p.after) || (paidFor(g, p.price) > 0 && inside(p.each)),
  inflicts: (g, _, p, inside) => [...(paidFor(g, p.price) > 0 ? inside(p.each) : []), ...inside(p.after)],
  vars: () => ({ count: 0, left: 0 }),
  parts: ($, p, { own, pass, parts }) => {
    const begin = (l: Fx, count: number) => {
      own(l).count = count
      own(l).left = count
    }
    const played = [
      $.loop(
        (_, l) => own(l).left > 0,
        $.run((_, l) => {
          own(l).left--
        }),
        ...parts(p.each),
      ),
      // What was done for each may have paid or lost something else.
      $.run((_, l) => {
        l.paid = own(l).count
      }),
      ...parts(p.after),
    ]
    // The price of an ability is paid at its activation, also for what happens to its target.
    if (pass === 'target') return [$.run((g, l) => begin(l, paidFor(g, p.price))), ...played]
    return [
      $.ask<number>('pay-up-to', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const most = Math.min(limit(p.most), timesPayable(g, l.self, p.price))
          return most === 0 ? [] : Array.from({ length: most + 1 }, (_, count) => count)
        },
        params: (_, l) => ({ by: l.by, price: p.price }),
        then: (_, l, count) => begin(l, count),
      }),
      $.when(
        (_, l) => own(l).count > 0,
        $.call(payPrice, (_, l) => ({ seat: l.self, price: p.price, times: own(l).count, by: l.by })),
      ),
      $.run((g, l) => {
        l.paid = own(l).count
        if (pass === 'activation') g.attack!.marks[paidMark(p.price)] = l.paid
      }),
      ...played,
    ]
  },
  possible: (g, self, p) =>
    canPay(g, self, p.price) || p.after.some((effect) => !isRewarded(effect) && isPossible(g, self, effect)),
  estimate: (p, odds) =>
    Math.min(limit(p.most), USUAL) * Math.max(0, odds.list(p.each) - worthOfPrice(p.price, odds.token)) +
    odds.list(p.after),
})
/** The price any number of times up to `most`, the effects once for each; `after` may ask how often: `{ paid: n }`. */
export const payUpTo = (price: Price, most: number | 'any', each: readonly Effect[], after: readonly Effect[] = []) =>
  made({ price, most, each, after })

/** Whether it happens only if enough was paid. */
const isRewarded = (effect: Effect): boolean => effect.do === 'when' && 'paid' in (effect as Effect & When).if

const paidFor = (g: DiceThrone, price: Price): number => g.attack?.marks[paidMark(price)] ?? 0
