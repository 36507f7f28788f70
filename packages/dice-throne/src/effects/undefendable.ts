import { isTime } from '../rules/actions.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'undefendable',
  possible: (g, self) => isTime(g, self, 'my-attack-undefended') || isTime(g, self, 'end-of-my-offense'),
  parts: ($) => [
    $.run((g) => {
      if (g.attack?.type === 'normal') g.attack.type = 'undefendable'
    }),
  ],
  estimate: () => 2,
})
export const undefendable = () => made({})
