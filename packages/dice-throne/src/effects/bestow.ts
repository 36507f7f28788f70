import { putToken } from '../rules/tokens.ts'
import { verb } from './effect.ts'
import { numbered, type Tokens } from './numbered.ts'
import { ownedId } from './ownedId.ts'
import { hasRoom, nobodyPicked, type Picked, pick } from './pick.ts'
import { isHostile, needsTheTarget, type Who } from './who.ts'

export interface Bestow {
  tokens: Tokens
  who: Who
}

const made = verb<Bestow, Picked>({
  name: 'bestow',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  possible: (g, self, { who, tokens }) =>
    hasRoom(
      g,
      self,
      who,
      numbered(tokens).map(([token]) => token),
    ),
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
export const bestow = (tokens: Tokens, who: Who) => made({ tokens, who })
