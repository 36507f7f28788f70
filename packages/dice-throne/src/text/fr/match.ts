import type {
  matchOptions as englishOptions,
  reasons as englishReasons,
  ruleSets as englishRuleSets,
} from '../en/match.ts'

export const reasons: typeof englishReasons = {
  defeat: 'Il ne reste qu’un camp.',
  draw: 'Tout le monde est tombé en même temps : partie nulle.',
  'turn-limit': 'Deux cents tours : partie nulle.',
}

export const matchOptions: typeof englishOptions = {
  heroes: 'Héros',
  rules: 'Règles de priorité',
  promo: 'Cartes promotionnelles',
  'wither-strict': 'Dépérissement ne réduit que les dégâts modifiables',
  'instants-interrupt-roll-cards': 'Les instantanées peuvent interrompre les cartes de phase de lancer',
}

export const ruleSets: typeof englishRuleSets = { marvel: 'des boîtes Marvel', 'v2.2': 'version 2.2' }
