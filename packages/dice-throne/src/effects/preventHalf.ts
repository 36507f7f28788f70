import { addLine, hasIncoming, isReducible, mayStillSuffer } from '../rules/incoming.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'prevent-half',
  possible: (g, self) => isReducible(g, self) && hasIncoming(g, self),
  possibleLater: mayStillSuffer,
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'half', by: l.by, amount: 0 }))],
  estimate: () => 3,
})
/** Half of the subtotal, rounded up. */
export const preventHalf = () => made({})
