import { halve } from '../rules/halved.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'halve-dealt',
  parts: ($) => [$.run((g, l) => halve(g, l.self, l.by))],
  estimate: () => -3.5,
})
/** All damage that the player deals until the end of this roll phase is halved. */
export const halveDealt = () => made({})
