import { type Amount, amountOf } from './amount.ts'
import { type Effect, verb } from './effect.ts'
import { isPossible } from './isOpen.ts'

export interface Repeat {
  amount: Amount
  effects: readonly Effect[]
}

const made = verb<Repeat, { left: number }>({
  name: 'repeat',
  inner: ({ effects }) => [effects],
  reaches: (g, l, p, inside) => amountOf(g, l, p.amount) > 0 && inside(p.effects),
  possible: (g, self, p) => p.effects.some((effect) => isPossible(g, self, effect)),
  vars: () => ({ left: 0 }),
  parts: ($, p, { own, parts }) => {
    const steps = parts(p.effects)
    if (steps.length === 0) return []
    return [
      // How often is settled before the first time.
      $.run((g, l) => {
        own(l).left = amountOf(g, l, p.amount)
      }),
      $.loop(
        (_, l) => own(l).left > 0,
        $.run((_, l) => {
          own(l).left--
        }),
        ...steps,
      ),
    ]
  },
  estimate: (p, odds) => odds.amount(p.amount) * odds.list(p.effects),
})
/** The same effects several times, each with its own choices and dice. */
export const repeat = (amount: Amount, effects: readonly Effect[]) => made({ amount, effects })
