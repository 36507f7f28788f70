import { addLine, hasIncoming, isReducible, mayStillSuffer } from '../rules/incoming.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'avoid',
  possible: (g, self) => isReducible(g, self) && hasIncoming(g, self),
  possibleLater: mayStillSuffer,
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'avoid', by: l.by, amount: 0 }))],
  estimate: () => 6,
})
export const avoid = () => made({})
