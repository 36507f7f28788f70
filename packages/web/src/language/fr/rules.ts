import type { rules as en } from '../en/rules.ts'
import { plural } from './grammar.ts'

export const rules: typeof en = {
  search: 'Chercher dans les règles',
  searchHint: 'Des mots ou un numéro de règle',
  nothing: 'Aucune règle trouvée.',
  found: (count) => `${count} ${plural(count, 'règle', 'règles')}`,
  loading: 'Chargement des règles…',
  of: (title) => `Règles : ${title}`,
  noGame: 'Ce jeu n’existe pas.',
  noRule: (rule) => `Il n’y a pas de règle ${rule} ici.`,
  chapters: 'Chapitres',
  ruling:
    'Rédigées avec nos propres mots. « (décision) » signale les points que le livret ne précise pas et que nous avons tranchés.',
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  otherGames: 'Règles des autres jeux',
}
