import type { cardVerbs as english } from '../../en/verbs/cards.ts'
import { au, de } from '../grammar.ts'

export const cardVerbs: typeof english = {
  discard: (p, say) =>
    p.who === 'self'
      ? `défaussez une carte${p.how === 'random' ? ' au hasard' : ''}`
      : `faites défausser ${au(say.who(p.who))} une carte ${p.how === 'random' ? 'au hasard' : 'de son choix'}`,
  'discard-hand': () => 'défaussez votre main',
  'see-hand': (p, say) => `regardez la main ${de(say.who(p.who))}`,
  search: (p) => {
    const [what, it] = p.most === 1 ? ['une amélioration', 'la'] : [`jusqu’à ${p.most} améliorations`, 'les']
    const use = p.to === 'play' ? `mettez-${it} en jeu gratuitement` : `montrez-${it}, prenez-${it} en main`
    return `cherchez dans votre pioche ${what}, ${use} et mélangez la pioche`
  },
  'search-deck': (p) => {
    const [what, it] = p.most === 1 ? ['une carte', 'la'] : [`jusqu’à ${p.most} cartes`, 'les']
    return `cherchez dans votre pioche ${what}, prenez-${it} en main sans ${it} montrer et mélangez la pioche`
  },
  cast: (p) =>
    p.most === 1 ? 'vous pouvez lancer un sortilège' : `vous pouvez lancer jusqu’à ${p.most} sortilèges différents`,
  lay: (p, say) => `posez ${say.card(p.card)} sur votre livre`,
}
