import type { Seat } from '@alea/engine'
import { playerKey } from '../options.ts'
import { inflictTokens } from '../rules/inflict.ts'
import { takeToken, tokensOn } from '../rules/tokens.ts'
import { clockwise, NOBODY, type TokenId } from '../state.ts'
import { verb } from './effect.ts'

export interface PassOn {
  token: TokenId
}

const made = verb<PassOn, { to: Seat }>({
  name: 'pass-on',
  vars: () => ({ to: NOBODY }),
  parts: ($, p, { own }) => [
    $.ask<Seat | 'none'>('choose-player', {
      who: (_, l) => l.self,
      options: (g, l) =>
        tokensOn(g, l.self, p.token) > 0
          ? [...clockwise(g, l.self).filter((seat) => seat !== l.self), 'none' as const]
          : [],
      key: (seat) => (seat === 'none' ? seat : playerKey(seat)),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, seat) => {
        if (seat !== 'none') own(l).to = seat
      },
    }),
    $.when(
      (_, l) => own(l).to !== NOBODY,
      $.call(inflictTokens, (g, l) => {
        takeToken(g, l.self, p.token, 1)
        return { seat: own(l).to, token: p.token, count: 1, moved: true }
      }),
    ),
  ],
  estimate: () => 2,
})
/** The player may hand one of their tokens to another player. */
export const passOn = (token: TokenId) => made({ token })
