import { offenseAgain } from '../rules/offense.ts'
import { verb } from './effect.ts'
import { alterable } from './tableDice.ts'

const made = verb<object>({
  name: 'offense-again',
  possible: (g) => alterable(g)?.purpose === 'offense',
  parts: ($) => [$.call(offenseAgain)],
  estimate: () => 3,
})
/** The offensive roll phase begins again instead of activating an ability. */
export const newOffense = () => made({})
