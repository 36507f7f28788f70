import { verb } from './effect.ts'
import { type Keeping, keepDice } from './keepDice.ts'
import { alterable } from './tableDice.ts'

const made = verb<object, Keeping>({
  name: 'reroll-any',
  possible: (g, self) => alterable(g)?.owner === self,
  vars: () => ({ thrown: [] }),
  parts: ($, _, { own }) => keepDice($, own),
  estimate: () => 1,
})
/** Any of the dice just thrown, once, by their owner. */
export const rerollThese = () => made({})
