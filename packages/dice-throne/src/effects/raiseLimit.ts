import { fighter, type TokenId } from '../state.ts'
import { verb } from './effect.ts'
import { ownedId } from './ownedId.ts'

export interface RaiseLimit {
  token: TokenId
  amount: number
}

const made = verb<RaiseLimit>({
  name: 'raise-limit',
  parts: ($, p) => [
    $.run((g, l) => {
      const { raised } = fighter(g, l.self)
      const token = ownedId(p.token, l.self)
      raised[token] = (raised[token] ?? 0) + p.amount
    }),
  ],
  estimate: (p) => p.amount,
})
/** For the rest of the match, and only for this player; increases add up. */
export const raiseLimit = (token: TokenId, amount = 1) => made({ token, amount })
