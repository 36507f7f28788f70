import { putToken } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'
import { ownedId } from './ownedId.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface Bestow {
  tokens: readonly TokenId[]
  who: Who
}

const made = verb<Bestow, Picked>({
  name: 'bestow',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      for (const seat of own(l).seats) for (const token of p.tokens) putToken(g, seat, ownedId(token, l.self), 1)
    }),
  ],
  estimate: (p, odds) => (p.who === 'self' ? 1 : -1) * p.tokens.reduce((sum, token) => sum + odds.token(token), 0),
})
/** Put one of each of these tokens on the same player. */
export const bestow = (tokens: readonly TokenId[], who: Who) => made({ tokens, who })
