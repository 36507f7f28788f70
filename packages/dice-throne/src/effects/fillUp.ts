import { putToken, roomFor } from '../rules/tokens.ts'
import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'
import { USUAL } from './odds.ts'
import { ownedId } from './ownedId.ts'

export interface FillUp {
  token: TokenId
  /** After the break that follows what is done to the target. */
  late?: true
}

const made = verb<FillUp>({
  name: 'fill-up',
  pass: ({ late }) => (late ? 'target' : 'activation'),
  possible: (g, self, p) => roomFor(g, self, ownedId(p.token, self)) > 0,
  parts: ($, p) => [
    $.run((g, l) => {
      const token = ownedId(p.token, l.self)
      putToken(g, l.self, token, roomFor(g, l.self, token))
    }),
  ],
  estimate: (p, odds) => USUAL * odds.token(p.token),
})
/** Gain tokens up to the present stack limit. */
export const fillUp = (token: TokenId) => made({ token })
/** The same after `thenLate`. */
export const lateFillUp = (token: TokenId) => made({ token, late: true })
