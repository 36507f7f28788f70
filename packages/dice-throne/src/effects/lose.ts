import type { Seat } from '@alea/engine'
import { takeToken, tokensOn } from '../rules/tokens.ts'
import type { DiceThrone, TokenId } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { USUAL } from './odds.ts'
import { ownedId } from './ownedId.ts'
import { nobodyPicked, type Picked, pick, reachable } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface Lose {
  token: TokenId
  amount: Amount | 'all'
  who: Who
}

const held = (g: DiceThrone, seat: Seat, token: TokenId, maker: Seat): number =>
  tokensOn(g, seat, ownedId(token, maker))

const made = verb<Lose, Picked>({
  name: 'lose',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  possible: (g, self, p) => reachable(g, self, p.who).some((seat) => held(g, seat, p.token, self) > 0),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who, (g, l, seat) => held(g, seat, p.token, l.self) > 0),
    $.run((g, l) => {
      const most = p.amount === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(g, l, p.amount)
      l.paid = 0
      for (const seat of own(l).seats) l.paid += takeToken(g, seat, ownedId(p.token, l.self), most)
    }),
  ],
  // What a token loses by its own effects is part of what it is worth.
  estimate: (p, odds) => {
    if (odds.about === p.token) return 0
    const lost = odds.token(p.token) * (p.amount === 'all' ? USUAL : odds.amount(p.amount))
    return p.who === 'self' ? -lost : lost
  },
})
/** Tokens are removed as an effect, whether or not cards could remove them. */
export const lose = (token: TokenId, amount: Amount | 'all' = 1, who: Who = 'self') => made({ token, amount, who })
