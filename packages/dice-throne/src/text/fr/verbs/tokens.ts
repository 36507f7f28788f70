import { numbered } from '../../../effects/numbered.ts'
import type { Who } from '../../../effects/who.ts'
import type { tokenVerbs as english } from '../../en/verbs/tokens.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'
import { amounts } from '../amounts.ts'
import { and, au, de } from '../grammar.ts'

/** L’adversaire va sans dire. */
function sufferer(who: Who, say: Say): string {
  return who === 'target' && say.target === undefined ? '' : ` ${au(say.who(who))}`
}

export const tokenVerbs: typeof english = {
  gain: (p, say) => {
    const upTo = p.amount === 1 ? 'vous pouvez gagner' : 'vous pouvez gagner jusqu’à'
    const measure = say.measure(p.amount, amounts.tokens(say.token(p.token)))
    return phrase(p.may ? upTo : 'gagnez', say.tokens(p.token, p.amount), '', measure)
  },
  inflict: (p, say) => {
    if (p.who === 'self') return phrase('gagnez', say.tokens(p.token, p.amount))
    const on = sufferer(p.who, say)
    if (typeof p.amount === 'number') return phrase('infligez', say.tokens(p.token, p.amount), on)
    const { one, many } = amounts.tokens(say.token(p.token))
    return phrase('infligez', say.amount(p.amount, noun(`${one}${on}`, `${many}${on}`)))
  },
  intercept: () => 'une altération que la capacité vous infligerait n’arrive jamais',
  bestow: (p, say) =>
    `donnez ${and(numbered(p.tokens).map(([id, count]) => say.tokens(id, count)))} ${au(say.who(p.who))}`,
  lose: (p, say) => {
    const many =
      p.amount === 'all' ? `tous les ${amounts.tokens(say.token(p.token)).many}` : say.tokens(p.token, p.amount)
    return `retirez ${many}${p.who === 'self' ? '' : ` ${au(say.who(p.who))}`}`
  },
  'fill-up': (p, say) => `gagnez ${say.token(p.token)} jusqu’à votre limite d’empilement`,
  'set-off': () => 'il explose',
  'pass-on': () => 'vous pouvez le donner à un joueur de votre choix',
  'remove-token': (p, say) => {
    const which = {
      any: 'altération d’un joueur de votre choix',
      own: 'de vos altérations',
      target: `altération ${de(say.who('target'))}`,
    }
    return `${p.may ? 'vous pouvez retirer' : 'retirez'} une ${which[p.reach]}`
  },
  'remove-all-tokens': () => 'retirez toutes les altérations d’un joueur de votre choix',
  'move-token': () => 'déplacez une altération d’un joueur à un autre',
  'raise-limit': (p, say) => `augmentez de ${p.amount} votre limite d’empilement ${de(say.token(p.token))}`,
}
