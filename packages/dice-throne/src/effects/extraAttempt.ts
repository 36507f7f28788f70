import { verb } from './effect.ts'
import { type Keeping, keepDice } from './keepDice.ts'
import { alterable } from './tableDice.ts'

export interface ExtraAttempt {
  of: 'offense' | 'defense'
}

const made = verb<ExtraAttempt, Keeping>({
  name: 'extra-attempt',
  possible: (g, _, p) => alterable(g)?.purpose === p.of,
  vars: () => ({ thrown: [] }),
  parts: ($, p, { own }) =>
    p.of === 'offense'
      ? [
          $.run((g) => {
            g.attempts++
            g.altered = true
          }),
        ]
      : keepDice($, own),
  estimate: () => 1.5,
})
export const extraAttempt = (p: ExtraAttempt) => made(p)
