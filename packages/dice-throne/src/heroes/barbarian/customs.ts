/** What only the Barbarian does. */
import { hasToken, ownTokenOr, takeToken, tokenOf, verb } from '../../content/heroKit.ts'

const warding = verb<object>({
  name: 'barbarian/ward',
  asks: { ward: { en: 'Which status effect do you prevent?', fr: 'Quelle altération prévenez-vous\xa0?' } },
  options: { ward: ownTokenOr('none') },
  parts: ($) => [
    $.ask<string>('ward', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const open = [...new Set(g.attack?.inflicted ?? [])].filter(
          (token) => tokenOf(token).kind !== 'unique' && hasToken(g, l.self, token),
        )
        return open.length > 0 ? [...open, 'none'] : []
      },
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
