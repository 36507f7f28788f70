import type { Bestow } from '../../../effects/bestow.ts'
import type { FillUp } from '../../../effects/fillUp.ts'
import type { Gain } from '../../../effects/gain.ts'
import type { Inflict } from '../../../effects/inflict.ts'
import type { Lose } from '../../../effects/lose.ts'
import { numbered } from '../../../effects/numbered.ts'
import type { RaiseLimit } from '../../../effects/raiseLimit.ts'
import type { RemoveToken } from '../../../effects/removeToken.ts'
import type { Who } from '../../../effects/who.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'
import { amounts } from '../amounts.ts'
import { and } from '../grammar.ts'

/** The opponent goes without saying. */
function sufferer(who: Who, say: Say): string {
  return who === 'target' && say.target === undefined ? '' : ` on ${say.who(who)}`
}

export const tokenVerbs = {
  gain: (p: Gain, say: Say) => {
    const upTo = p.amount === 1 ? 'you may gain' : 'you may gain up to'
    const measure = say.measure(p.amount, amounts.tokens(say.token(p.token)))
    return phrase(p.may ? upTo : 'gain', say.tokens(p.token, p.amount), '', measure)
  },
  inflict: (p: Inflict, say: Say) => {
    if (p.who === 'self') return phrase('gain', say.tokens(p.token, p.amount))
    const on = sufferer(p.who, say)
    if (typeof p.amount === 'number') return phrase('inflict', say.tokens(p.token, p.amount), on)
    const { one, many } = amounts.tokens(say.token(p.token))
    return phrase('inflict', say.amount(p.amount, noun(`${one}${on}`, `${many}${on}`)))
  },
  intercept: () => 'one status effect that the ability would inflict on you never arrives',
  bestow: (p: Bestow, say: Say) =>
    `give ${and(numbered(p.tokens).map(([id, count]) => say.tokens(id, count)))} to ${say.who(p.who)}`,
  lose: (p: Lose, say: Say) => {
    const name = say.token(p.token)
    const many = p.amount === 'all' ? `all ${amounts.tokens(name).many}` : say.tokens(p.token, p.amount)
    return `remove ${many}${p.who === 'self' ? '' : ` from ${say.who(p.who)}`}`
  },
  'fill-up': (p: FillUp, say: Say) => `gain ${say.token(p.token)} up to your stack limit`,
  'set-off': () => 'it blows up',
  'pass-on': () => 'you may move it to a player of your choice',
  'remove-token': (p: RemoveToken, say: Say) => {
    const whose = { any: 'a player of your choice', own: 'yourself', target: say.who('target') }
    return `${p.may ? 'you may remove' : 'remove'} one status effect from ${whose[p.reach]}`
  },
  'remove-all-tokens': () => 'remove all status effects from a player of your choice',
  'move-token': () => 'move one status effect from one player to another',
  'raise-limit': (p: RaiseLimit, say: Say) => `raise your stack limit for ${say.token(p.token)} by ${p.amount}`,
}
