import { tokenOf } from '../content/roster.ts'
import { putToken, roomFor } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'
import { numbered, type Tokens } from './numbered.ts'
import { ownedId } from './ownedId.ts'
import { hasRoom, nobodyPicked, type Picked, pick } from './pick.ts'
import { isHostile, needsTheTarget, type Who } from './who.ts'

export interface Bestow {
  tokens: Tokens
  who: Who
  /** Only players who have room for them may be chosen. */
  room?: true
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
    ...pick(
      $,
      own,
      p.who,
      (g, l, seat) => !p.room || numbered(p.tokens).some(([id]) => roomFor(g, seat, ownedId(id, l.self)) > 0),
    ),
    $.run((g, l) => {
      for (const seat of own(l).seats)
        for (const [token, count] of numbered(p.tokens)) putToken(g, seat, ownedId(token, l.self), count)
    }),
  ],
  // Whoever may choose anybody gives what is good to a friend.
  estimate: (p, odds) => {
    const worth = numbered(p.tokens).reduce(
      (sum, [token, count]) => sum + count * worthTo(p.who, odds.token(token), token),
      0,
    )
    return isHostile(p.who) ? -worth : worth
  },
})
/** Put these tokens on the same player: `['crit']`, `{ flight: 2 }`. */
export const bestow = (tokens: Tokens, who: Who, room?: true) => made({ tokens, who, ...(room ? { room } : {}) })

/** What harms others may be given to an opponent. */
const worthTo = (who: Who, worth: number, token: TokenId): number =>
  who === 'chosen-player' ? Math.max(worth, -(tokenOf(token).worthOnOthers ?? 0)) : worth
