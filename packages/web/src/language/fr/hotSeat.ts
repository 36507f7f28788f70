import type { hotSeat as en } from '../en/hotSeat.ts'
import { de } from './grammar.ts'

export const hotSeat: typeof en = {
  trust: 'Nous nous faisons confiance',
  trustHint:
    'Les mains restent visibles : la table se tourne vers qui doit répondre, et l’appareil ne change pas de main.',
  aloud: (name) => `Question pour ${name}`,
  mayRespond: (name) => `${name} peut répondre : demandez à voix haute.`,
  asks: (name, ask) => `${name} : ${ask}`,
  noResponse: 'Pas de réponse',
  responds: (name) => `${name} répond`,
  takes: (name) => `Passer l’appareil à ${name}`,
  notThisTurn: (name) => `Ne plus demander l’avis ${de(name)} ce tour-ci`,
  back: 'Retour',
}
