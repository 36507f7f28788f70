import { verb } from './effect.ts'
import { type Keeping, keepDice } from './keepDice.ts'
import { alterable } from './tableDice.ts'

export interface RerollThese {
  upTo?: number
}

const made = verb<RerollThese, Keeping>({
  name: 'reroll-any',
  possible: (g, self) => alterable(g)?.owner === self,
  vars: () => ({ thrown: [] }),
  parts: ($, p, { own }) => keepDice($, own, p.upTo),
  estimate: () => 1,
})
/** Any of the dice just thrown, or at most so many, once, by their owner. */
export const rerollThese = (upTo?: number) => made(upTo === undefined ? {} : { upTo })
