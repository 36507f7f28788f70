/** Only the Treant has this: each Spirit that is there may grow, once, in any order. */
import { type DiceThrone, ownTokenOr, type Seat, tokensOn, verb } from '../../content/heroKit.ts'
import { canGrow, growInto, type Spirit, younger } from './growth.ts'

/** How many of each have not grown yet. */
interface Growing {
  seedling: number
  sapling: number
}

/** What those that have not grown yet may become. */
const open = (g: DiceThrone, seat: Seat, waiting: Growing): Spirit[] =>
  (['sapling', 'dryad'] as const).filter((spirit) => waiting[from(spirit)] > 0 && canGrow(g, seat, spirit))

const from = (spirit: Spirit): keyof Growing => younger(spirit) as keyof Growing

const present = (g: DiceThrone, seat: Seat): Growing => ({
  seedling: tokensOn(g, seat, 'seedling'),
  sapling: tokensOn(g, seat, 'sapling'),
})

const made = verb<object, Growing>({
  name: 'treant/grow-each',
  options: { 'grow-each': ownTokenOr('none') },
  possible: (g, self) => open(g, self, present(g, self)).length > 0,
  vars: () => ({ seedling: 0, sapling: 0 }),
  parts: ($, _, { own }) => [
    $.run((g, l) => {
      Object.assign(own(l), present(g, l.self))
    }),
    $.loop(
      (g, l) => open(g, l.self, own(l)).length > 0,
      $.ask<Spirit | 'none'>('grow-each', {
        who: (_, l) => l.self,
        options: (g, l) => [...open(g, l.self, own(l)), 'none'],
        params: (_, l) => ({ by: l.by }),
        then: (g, l, spirit) => {
          const waiting = own(l)
          if (spirit === 'none') Object.assign(waiting, { seedling: 0, sapling: 0 })
          else {
            waiting[from(spirit)]--
            growInto(g, l.self, spirit)
          }
        },
      }),
    ),
  ],
  estimate: () => 2.4,
})
export const growEach = () => made({})
