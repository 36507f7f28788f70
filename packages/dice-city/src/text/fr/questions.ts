import type { questions as en } from '../en/questions.ts'
import { amounts } from './amounts.ts'
import { names } from './names.ts'

export const questions: typeof en = {
  spend: ({ dice }) =>
    dice === 0
      ? 'Dépenser des sabliers, ou continuer ?'
      : `Dépensez un dé : lequel, et pour quoi faire ? (encore ${dice})`,
  recruit: () => 'Caserne : où placer l’Armée régulière ?',
  exchange: () => 'Place du marché : qu’échangez-vous ?',
  multiply: () => 'Entrepôt : quelle ressource payer, pour en gagner trois ?',
  copy: ({ location }) => `${names.location[location]} : la capacité de quel lieu ?`,
  ride: () => 'Écuries : quel dé déplacer, et où ?',
  well: () => 'Puits : quels autres dés relancer ?',
  discard: ({ left }) => `Quelle carte quitte l’étalage ? (encore ${left})`,
  disturb: () => 'Quel dé faire relancer ?',
  attack: ({ strength, watch }) =>
    `Attaquer avec une force de ${strength}${watch > 0 ? ` et ${watch} contre les bandits` : ''} : quelle cible ?`,
  build: ({ stock }) => `Vous avez ${amounts(stock)} : construire ou commercer ?`,
  adorn: () => 'Grande statue : qu’ajoutez-vous pour plus de points ?',
  site: ({ location }) => `${names.location[location]} : sur quelle case ?`,
  declare: () => 'Deux de vos rangées sont complètes : cette manche sera-t-elle la dernière ?',
}
