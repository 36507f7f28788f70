import { isSeveral } from '../../../effects/who.ts'
import type { resourceVerbs as english } from '../../en/verbs/resources.ts'
import { type Noun, noun, phrase } from '../../phrase.ts'
import { au } from '../grammar.ts'

const healthTo = (whom: string): Noun => noun(`point de santé ${whom}`, `points de santé ${whom}`)

export const resourceVerbs: typeof english = {
  heal: (p, say) =>
    p.who === 'self'
      ? phrase('soignez-vous de', say.amount(p.amount, noun('')), '', say.measure(p.amount, noun('')))
      : `rendez ${say.amount(p.amount, healthTo(au(say.who(p.who))))}`,
  cp: (p, say) => phrase('gagnez', say.amount(p.amount, noun('PC'))),
  draw: (p, say) => phrase('piochez', say.amount(p.amount, noun('carte', 'cartes'))),
  'lose-cp': (p, say) => {
    const text = say.amount(p.amount, noun('PC'))
    if (p.who === 'self') return `perdez ${text}`
    return `${say.who(p.who)} ${isSeveral(p.who) ? 'perdent' : 'perd'} ${text}`
  },
  'steal-health': (p, say) => `volez ${say.amount(p.amount, healthTo(au(say.who(p.from))))}`,
  'heal-dealt': () => 'soignez-vous d’autant de points que vos attaques infligent de dégâts dans cette phase de lancer',
  'steal-cp': (p, say) => `volez ${p.amount} PC ${au(say.who(p.from))}`,
}
