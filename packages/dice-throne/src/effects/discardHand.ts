import { fighter } from '../state.ts'
import { discardFromHand } from './discardFromHand.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'discard-hand',
  parts: ($) => [
    $.run((g, l) => {
      for (const card of [...fighter(g, l.self).hand]) discardFromHand(g, l.self, card)
    }),
  ],
  estimate: () => -3,
})
export const discardHand = () => made({})
