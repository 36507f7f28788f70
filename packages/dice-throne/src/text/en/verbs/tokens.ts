import type { Bestow } from '../../../effects/bestow.ts'
import type { Gain } from '../../../effects/gain.ts'
import type { Inflict } from '../../../effects/inflict.ts'
import type { RaiseLimit } from '../../../effects/raiseLimit.ts'
import type { RemoveToken } from '../../../effects/removeToken.ts'
import type { Who } from '../../../effects/who.ts'
import { phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'
import { and } from '../grammar.ts'

/** The opponent goes without saying. */
function sufferer(who: Who, say: Say): string {
  if (who === 'self') return ' on yourself'
  return who === 'target' && say.target === undefined ? '' : ` on ${say.who(who)}`
}

export const tokenVerbs = {
  gain: (p: Gain, say: Say) => {
    const upTo = p.amount === 1 ? 'you may gain' : 'you may gain up to'
    return phrase(p.may ? upTo : 'gain', say.tokens(p.token, p.amount))
  },
  inflict: (p: Inflict, say: Say) => phrase('inflict', say.tokens(p.token, p.amount), sufferer(p.who, say)),
  bestow: (p: Bestow, say: Say) => `give ${and(p.tokens.map(say.token))} to ${say.who(p.who)}`,
  intercept: () => 'one status effect that the ability would inflict on you never arrives',
  'set-off': () => 'it blows up',
  'pass-on': () => 'you may move it to a player of your choice',
  'remove-token': (p: RemoveToken) =>
    `${p.may ? 'you may remove' : 'remove'} one status effect from ${p.reach === 'own' ? 'yourself' : 'a player of your choice'}`,
  'remove-all-tokens': () => 'remove all status effects from a player of your choice',
  'move-token': () => 'move one status effect from one player to another',
  'raise-limit': (p: RaiseLimit, say: Say) => `raise your stack limit for ${say.token(p.token)} by ${p.amount}`,
}
