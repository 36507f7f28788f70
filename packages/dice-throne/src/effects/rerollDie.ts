import { verb } from './effect.ts'
import { alterable, ownerOf, places, rethrowDie, rollFor, type Whose } from './tableDice.ts'

export interface RerollDie {
  whose: Whose
  upTo: number
}

/** How many dice may still be rolled again, and the position of the one just chosen; 0 for none. */
interface Rerolling {
  left: number
  place: number
}

const made = verb<RerollDie, Rerolling>({
  name: 'reroll-die',
  possible: (g, self, p) => rollFor(g, self, p.whose) !== undefined,
  vars: (p) => ({ left: p.upTo, place: 0 }),
  parts: ($, p, { own }) => [
    $.loop(
      (g, l) => own(l).left > 0 && rollFor(g, l.self, p.whose) !== undefined,
      $.ask<number | 'none'>('reroll-die', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const open = places(rollFor(g, l.self, p.whose))
          return p.upTo > 1 ? [...open, 'none'] : open
        },
        params: (_, l) => ({ by: l.by }),
        then: (_, l, place) => {
          const mine = own(l)
          mine.place = place === 'none' ? 0 : place
          mine.left = place === 'none' ? 0 : mine.left - 1
        },
      }),
      $.roll('roll', {
        dice: (_, l) => (own(l).place === 0 ? 0 : 1),
        whose: (g, l) => [ownerOf(alterable(g)!, own(l).place - 1)],
        then: (g, l, [face]) => rethrowDie(g, l.self, own(l).place, face!),
      }),
    ),
  ],
  estimate: () => 1.5,
})
export const rerollDie = (p: RerollDie) => made(p)
