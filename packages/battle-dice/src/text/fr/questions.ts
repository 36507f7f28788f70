import type { questions as en } from '../en/questions.ts'
import { de } from './grammar.ts'

export const questions: typeof en = {
  release: () => 'Renvoyer une créature gardée à l’infirmerie ?',
  send: ({ place, left }) =>
    `Formez votre rangée : qui prend la position ${place}${left > 1 ? ` (encore ${left} à envoyer)` : ''} ?`,
  activate: ({ rung }) => `Pouvoirs, ${rung} : quelle créature agit d’abord ?`,
  multiplier: () => 'Déplacer votre multiplicateur à gauche de la créature à multiplier ?',
  'major-shield': () => 'Protection majeure : elle couvre toutes les créatures à sa droite. À quelle position ?',
  'minor-shield': () => 'Protection mineure : elle couvre la créature juste à sa droite. À quelle position ?',
  keep: () => 'Garder ce dé dans l’arène de tour en tour ?',
  corruption: () => 'Corruption : quelle créature adverse se bat pour vous ce tour-ci ?',
  death: () => 'Mort : quelle créature quitte la partie ?',
  ko: ({ left }) => `KO : quelle créature mettre hors de combat${left > 1 ? ` (jusqu’à ${left})` : ''} ?`,
  retry: ({ left }) =>
    `Essai à refaire : quelle créature relancer${left > 1 ? ` (jusqu’à ${left}, d’un même joueur)` : ''} ?`,
  replace: () => 'Remplacement : quelle créature cède sa place à une autre du vestiaire de son propriétaire ?',
  replacement: () => 'Votre créature est remplacée : qui entre dans l’arène ?',
  reinforce: ({ races }) => `Renfort : combien ${de(races)} appeler ?`,
  wound: () => 'Blessure : quelle créature d’un vestiaire adverse envoyer à l’infirmerie ?',
  heal: () => 'Guérison : qui revient dans votre vestiaire ?',
  buy: ({ gold }) => `Vous avez ${gold} or : acheter une créature ?`,
}
