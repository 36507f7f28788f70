import { putToken } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'
import { ownedId } from './ownedId.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { isHostile, needsTheTarget, type Who } from './who.ts'

export interface Bestow {
  /** One of each, or so many. */
  tokens: readonly TokenId[] | Readonly<Record<TokenId, number>>
  who: Who
}

/** Tokens and how many of each. */
export const numbered = (tokens: Bestow['tokens']): (readonly [TokenId, number])[] =>
  Array.isArray(tokens) ? tokens.map((token: TokenId) => [token, 1]) : Object.entries(tokens)

const made = verb<Bestow, Picked>({
  name: 'bestow',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      for (const seat of own(l).seats)
        for (const [token, count] of numbered(p.tokens)) putToken(g, seat, ownedId(token, l.self), count)
    }),
  ],
  // Whoever may choose anybody gives what is good to a friend.
  estimate: (p, odds) => {
    const worth = numbered(p.tokens).reduce((sum, [token, count]) => sum + count * odds.token(token), 0)
    return isHostile(p.who) ? -worth : worth
  },
})
/** Put these tokens on the same player: `['crit']`, `{ flight: 2 }`. */
export const bestow = (tokens: Bestow['tokens'], who: Who) => made({ tokens, who })
