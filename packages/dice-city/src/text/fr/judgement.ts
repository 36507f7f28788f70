import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/terms.ts'

/** Why bots prefer an option. The names are those of locations, bandits or ships. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points de victoire',
  named: (term, names) => `${term} : ${names}`,
  terms: {
    locations: 'points des lieux',
    ships: 'navires remplis',
    bandits: 'bandits vaincus',
    points: 'jetons de points',
    income: 'ce que la cité va rapporter',
    dice: 'dés encore à dépenser',
    hourglasses: 'sabliers',
    stock: 'ressources',
    ship: 'un navire à portée',
    strength: 'force',
    hand: 'le lieu sur le point d’être construit',
    kept: 'ressources gardées pour le prochain tour',
  },
  because: {
    locations: {
      more: (names) => (names ? `rapporte les points de lieux (${names})` : 'rapporte les points de lieux'),
      less: (names) => (names ? `se prive des points de lieux (${names})` : 'se prive des points de lieux'),
      theirLess: (names) =>
        names ? `coûte aux autres les points de lieux (${names})` : 'coûte aux autres des points de lieux',
    },
    ships: {
      more: (names) => (names ? `remplit un navire (${names})` : 'remplit un navire'),
      less: (names) => (names ? `se prive d’un navire (${names})` : 'se prive d’un navire'),
      theirLess: () => 'prive les autres d’un navire',
    },
    bandits: {
      more: (names) => (names ? `bat des bandits (${names})` : 'bat des bandits'),
      less: (names) => (names ? `laisse filer des bandits (${names})` : 'laisse filer des bandits'),
      theirLess: () => 'prive les autres de bandits',
    },
    points: {
      more: () => 'rapporte des jetons de points',
      less: () => 'rapporte moins de jetons de points',
      theirLess: () => 'coûte des jetons de points aux autres',
    },
    income: {
      more: () => 'fait rapporter plus à la cité dans les manches à venir',
      less: () => 'fait rapporter moins à la cité dans les manches à venir',
      theirLess: () => 'fait rapporter moins aux cités des autres',
    },
    dice: { more: () => 'garde de meilleurs dés à dépenser', less: () => 'utilise un bon dé' },
    hourglasses: { more: () => 'gagne ou garde un sablier', less: () => 'utilise un sablier' },
    stock: { more: () => 'laisse plus de ressources à dépenser', less: () => 'dépense des ressources' },
    ship: {
      more: (names) => (names ? `met un navire à portée (${names})` : 'met un navire à portée'),
      less: (names) => (names ? `met un navire hors de portée (${names})` : 'met un navire hors de portée'),
    },
    strength: { more: () => 'gagne ou garde de la force pour une attaque', less: () => 'utilise de la force' },
    hand: {
      more: (names) => (names ? `fait construire un lieu (${names})` : 'fait construire un lieu'),
      less: (names) => (names ? `ne fait pas construire de lieu (${names})` : 'ne fait rien construire'),
    },
    kept: {
      more: () => 'garde des ressources pour le prochain tour',
      less: () => 'garde moins de ressources pour le prochain tour',
    },
  },
}
