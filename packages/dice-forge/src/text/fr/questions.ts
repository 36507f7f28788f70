import type { questions as en } from '../en/questions.ts'
import { gloryPoints, grammar } from './grammar.ts'

const { amount } = grammar
const reserve = (gold: number, sun: number, moon: number): string =>
  [amount(gold, 'gold'), amount(sun, 'sun'), amount(moon, 'moon')].join(', ')

export const questions: typeof en = {
  mirror: ({ losing, beside }) =>
    `${losing ? 'Votre miroir doit copier une face, et vous perdez ce qu’elle donne : laquelle ?' : 'Votre miroir : quelle face visible copiez-vous ?'}${beside === undefined ? '' : ` Votre autre dé montre ${beside}.`}`,
  order: () => 'Quelle face appliquez-vous d’abord ?',
  pick: ({ by, losing }) => `${by} : que ${losing ? 'perdez' : 'prenez'}-vous ?`,
  hammer: ({ gold }) => `Vous gagnez ${gold} or : combien pour le marteau ?`,
  convert: ({ gain, glory }) => `Prendre ${gloryPoints(glory)} plutôt que ${gain} ?`,
  forge: ({ face }) => `Forgez ${face} : quelle face remplace-t-elle ?`,
  ship: ({ discount, gold }) => `Bateau : acheter une face pour ${discount} or de moins ? Vous avez ${gold} or.`,
  triton: () => 'Fin de votre tour : rendre un jeton Triton ?',
  cerberus: ({ faces }) => `Rendre un jeton Cerbère pour appliquer à nouveau ${faces} ?`,
  die: ({ count }) =>
    count > 1 ? `${count} faveurs mineures avec un même dé : lequel ?` : 'Une faveur mineure : quel dé lancez-vous ?',
  steal: ({ left }) =>
    left > 1 ? 'Satyres : quelle face prenez-vous d’abord ?' : 'Satyres : quelle face prenez-vous sur un autre dé ?',
  garden: () => 'Quelle face prenez-vous dans les jardins ?',
  bearer: ({ face }) => `Qui doit forger ${face} ?`,
  reinforce: () => 'Appeler des renforts ?',
  buy: ({ gold }) => `Il vous reste ${gold} or : acheter une autre face, différente des précédentes ?`,
  action: ({ gold, sun, moon }) => `Acheter des faces ou prendre une carte ? Vous avez ${reserve(gold, sun, moon)}.`,
  extra: ({ gold, sun, moon, extra }) =>
    `Agir encore une fois pour ${amount(extra, 'sun')} ? Vous avez ${reserve(gold, sun, moon)}.`,
}
