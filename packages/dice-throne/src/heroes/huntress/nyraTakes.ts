/** Only the Huntress has this: Nyra suffers all the damage of an attack instead. */
import { verb } from '../../content/heroKit.ts'
import { atStake, mayStepIn, passToNyra } from './nyra.ts'

const made = verb<object>({
  name: 'huntress/nyra-takes',
  possible: (g, self) => mayStepIn(g, self) && atStake(g, self) > 0,
  parts: ($) => [$.run((g, l) => passToNyra(g, l.self, atStake(g, l.self)))],
  estimate: () => 3,
})
export const nyraTakes = () => made({})
