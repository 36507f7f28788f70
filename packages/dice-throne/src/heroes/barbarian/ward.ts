/** Only the Barbarian has this: it undoes a status effect inflicted earlier in the same roll phase. */
import { hasToken, ownTokenOr, takeToken, tokenOf, verb } from '../../content/heroKit.ts'

const made = verb<object>({
  name: 'barbarian/ward',
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
  estimate: () => 1,
})
export const ward = () => made({})
