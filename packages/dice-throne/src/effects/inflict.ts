import { tokenOf } from '../content/roster.ts'
import { inflictTokens } from '../rules/inflict.ts'
import { type DiceThrone, hasVariant, type TokenId } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { ownedId } from './ownedId.ts'
import { callForEach, hasRoom, nobodyPicked, type Picked, pick } from './pick.ts'
import { isRepeated, needsTheTarget, timesOver, type Who } from './who.ts'

export interface Inflict {
  token: TokenId
  amount: Amount
  who: Who
  /** With this option of the match, the same player may be chosen more than once. */
  repeatedWith?: string
}

const repeated =
  ({ who, repeatedWith }: Inflict) =>
  (g: DiceThrone): boolean =>
    isRepeated(who) || (repeatedWith !== undefined && hasVariant(g, repeatedWith))

const made = verb<Inflict, Picked>({
  name: 'inflict',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  reaches: (g, l, { who, amount }) => needsTheTarget(who) && amountOf(g, l, amount) > 0,
  inflicts: (g, l, { who, token, amount }) => (needsTheTarget(who) && amountOf(g, l, amount) > 0 ? [token] : []),
  // [DT-14.14] A token at its limit may still blow up, or stay for longer.
  possible: (g, self, { who, token }) =>
    tokenOf(token).blast !== undefined || tokenOf(token).ends !== undefined || hasRoom(g, self, who, [token]),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who, undefined, repeated(p)),
    callForEach($, own, inflictTokens, (g, l, seat) => ({
      seat,
      token: ownedId(p.token, l.self),
      count: amountOf(g, l, p.amount),
      by: l.self,
    })),
  ],
  estimate: (p, odds) => (p.who === 'self' ? 1 : -1) * odds.token(p.token) * odds.amount(p.amount) * timesOver(p.who),
})
/** Places tokens on somebody. */
export const inflict = (token: TokenId, amount: Amount = 1, who: Who = 'target', repeatedWith?: string) =>
  made({ token, amount, who, ...(repeatedWith ? { repeatedWith } : {}) })
