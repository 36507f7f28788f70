/** What only the Barbarian does. */
import { verb } from '../../content/heroKit.ts'
import { takeToken } from '../../rules/tokens.ts'

const warding = verb<object>({
  name: 'barbarian/ward',
  parts: ($) => [
    $.ask<string>('ward', {
      who: (_, l) => l.self,
      options: (g) => [...new Set(g.attack?.inflicted ?? []), 'none'],
      then: (g, l, token) => {
        if (token !== 'none') takeToken(g, l.self, token, 1)
      },
    }),
  ],
  describe: {
    en: () => 'you may prevent one incoming status effect',
    fr: () => 'vous pouvez prévenir une altération entrante',
  },
  estimate: () => 1,
})
export const ward = () => warding({})
