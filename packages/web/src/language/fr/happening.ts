import type { happening as en } from '../en/happening.ts'
import { plural } from './grammar.ts'

export const happening: typeof en = {
  more: (count) => `+ ${count}`,
  skip: 'Passer',
  skipHelp: 'Espace ou un clic montre aussitôt le présent',
  pace: 'Vitesse des coups des autres',
  paces: { none: 'Immédiate', fast: 'Rapide', normal: 'Normale', slow: 'Lente' },
  recap: 'Depuis votre dernier coup',
  recapCount: (count) => `Depuis votre dernier coup : ${count} ${plural(count, 'ligne', 'lignes')}`,
  recapWatching: 'Les derniers coups',
  nothing: 'Il ne s’est rien passé depuis.',
  goesOn: 'La partie continue…',
  spoken: 'Ce qui se passe',
}
