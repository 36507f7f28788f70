import type { Who } from '../../../effects/who.ts'
import type { tokenVerbs as english } from '../../en/verbs/tokens.ts'
import { phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'
import { and, au } from '../grammar.ts'

/** L’adversaire va sans dire. */
function sufferer(who: Who, say: Say): string {
  if (who === 'self') return ' à vous-même'
  return who === 'target' && say.target === undefined ? '' : ` ${au(say.who(who))}`
}

export const tokenVerbs: typeof english = {
  gain: (p, say) => {
    const upTo = p.amount === 1 ? 'vous pouvez gagner' : 'vous pouvez gagner jusqu’à'
    return phrase(p.may ? upTo : 'gagnez', say.tokens(p.token, p.amount))
  },
  inflict: (p, say) => phrase('infligez', say.tokens(p.token, p.amount), sufferer(p.who, say)),
  bestow: (p, say) => `donnez ${and(p.tokens.map(say.token))} ${au(say.who(p.who))}`,
  intercept: () => 'une altération que la capacité vous infligerait n’arrive jamais',
  'set-off': () => 'il explose',
  'pass-on': () => 'vous pouvez le donner à un joueur de votre choix',
  'remove-token': (p) =>
    `${p.may ? 'vous pouvez retirer' : 'retirez'} une ${p.reach === 'own' ? 'de vos altérations' : 'altération d’un joueur de votre choix'}`,
  'remove-all-tokens': () => 'retirez toutes les altérations d’un joueur de votre choix',
  'move-token': () => 'déplacez une altération d’un joueur à un autre',
  'raise-limit': (p, say) => `augmentez de ${p.amount} votre limite d’empilement de ${say.token(p.token)}`,
}
