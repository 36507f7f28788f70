import { verb } from './effect.ts'
import { type Keeping, keepDice, throwAgain } from './keepDice.ts'
import { alterable } from './tableDice.ts'

export interface RerollThese {
  upTo?: number
  /** There is only one die. */
  single?: true
}

const made = verb<RerollThese, Keeping>({
  name: 'reroll-any',
  possible: (g, self) => alterable(g)?.owner === self,
  vars: (p) => ({ thrown: p.single ? [1] : [] }),
  parts: ($, p, { own }) => (p.single ? [throwAgain($, own)] : keepDice($, own, p.upTo)),
  estimate: () => 1,
})
/** Any of the dice just thrown, or at most so many, once, by their owner. */
export const rerollThese = (upTo?: number) => made(upTo === undefined ? {} : { upTo })
/** The only die just thrown, once, by its owner. */
export const rerollThis = () => made({ single: true })
