import { tokenOf } from '../content/roster.ts'
import { isolatedDamage } from '../rules/damage.ts'
import { takeToken, tokensOn } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'

export interface SetOff {
  token: TokenId
}

const made = verb<SetOff>({
  name: 'set-off',
  parts: ($, p) => [
    $.when(
      (g, l) => tokensOn(g, l.self, p.token) > 0,
      $.run((g, l) => {
        takeToken(g, l.self, p.token, 1)
      }),
      $.call(isolatedDamage, (_, l) => ({
        to: l.self,
        amount: tokenOf(p.token).blast ?? 0,
        by: p.token,
        certain: false,
        type: 'undefendable' as const,
      })),
    ),
  ],
  estimate: (p) => -(tokenOf(p.token).blast ?? 0),
})
/** One of the player's tokens blows up: it is removed, and its damage is isolated. */
export const setOff = (token: TokenId) => made({ token })
