import type { resourceVerbs as english } from '../../en/verbs/resources.ts'
import { noun, phrase } from '../../phrase.ts'
import { au } from '../grammar.ts'

export const resourceVerbs: typeof english = {
  heal: (p, say) => `soignez ${say.amount(p.amount, noun(''))}`,
  cp: (p, say) => phrase('gagnez', say.amount(p.amount, noun('PC'))),
  draw: (p, say) => `piochez ${say.amount(p.amount, noun('carte', 'cartes'))}`,
  'steal-cp': (p, say) => `volez ${p.amount} PC ${au(say.who(p.from))}`,
}
