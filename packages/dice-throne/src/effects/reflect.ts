import { addLine } from '../rules/incoming.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'reflect',
  possible: (g) => g.isolated === undefined,
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'reflect', by: l.by, amount: 0 }))],
  estimate: () => 3,
})
export const reflect = () => made({})
