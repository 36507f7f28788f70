import type {
  boxes as englishBoxes,
  matchOptions as englishOptions,
  reasons as englishReasons,
  optionValues as englishValues,
} from '../en/match.ts'

export const reasons: typeof englishReasons = {
  defeat: 'Il ne reste qu’un camp.',
  draw: 'Tout le monde est tombé en même temps : partie nulle.',
  'turn-limit': 'Deux cents tours : partie nulle.',
}

export const matchOptions: typeof englishOptions = {
  first: 'Joueur de Départ',
  mode: 'Mode de jeu',
  'hill-health': 'Santé de départ au Roi de la Montagne',
  'distinct-heroes': 'Chaque joueur prend un héros différent',
  heroes: 'Héros',
  numbers: 'Nombres maison',
  rules: 'Règles de priorité',
  promo: 'Cartes promotionnelles',
  healing: 'Soins des capacités offensives',
  'ultimate-aim': 'Dé de ciblage d’une capacité ultime',
  leaflets: 'Livrets de la Chasseresse, du Tacticien, de Thor et de la Reine Vampire',
  'wither-strict': 'Dépérissement ne réduit que les dégâts modifiables',
  'instants-interrupt-roll-cards': 'Les instantanées peuvent interrompre les cartes de phase de lancer',
  'tithe-any-prayer': 'Paladin : toute Prière parmi les cinq dés rapporte le PC de Dîme II',
  'kegs-together': 'Pirate Maudite : les deux Barils de Toucher maudit ! peuvent aller au même adversaire',
  'shank-shakes-off': 'Voleur de l’Ombre : Surin des ténèbres ! chasse les altérations négatives',
  'ultimate-clears-shame': 'Samouraï : une capacité ultime retire la Honte de l’attaquant, sans être réduite',
  'every-sun-prevents': 'Samouraï : Tenir bon compte chaque Soleil levant',
  'follow-through-masamune': 'Samouraï : Sans faiblir ! fait ce que font les dés de Masamune',
  'spell-hand': 'Doctor Strange : ses sortilèges forment une main à part, hors de la pioche',
}

export const optionValues: typeof englishValues = {
  mode: {
    usual: 'le mode habituel',
    duel: 'duel',
    teams: 'deux équipes',
    'three-teams': 'trois équipes de deux',
    hill: 'Roi de la Montagne',
  },
  'hill-health': { standard: '35, 25, 20, 20 à 3, 4, 5, 6 joueurs', '2018': '35 pour tous, comme en 2018' },
  heroes: { draft: 'sélection : chacun en bannit un, puis en prend un' },
  numbers: { default: 'les nôtres' },
  rules: { marvel: 'récentes, des boîtes Marvel', 'v2.2': 'anciennes, des saisons 1 et 2' },
  healing: { 'at-once': 'à l’activation', pooled: 'avec les dégâts' },
  leaflets: { patched: 'corrigés par l’éditeur', original: 'de la première impression' },
  'ultimate-aim': { frozen: 'personne ne l’altère', 'own-side': 'le camp de l’attaquant peut l’altérer' },
}

export const byChance = 'le dé le plus haut'

export const boxes: typeof englishBoxes = { 'season-1': 'Saison 1', 'season-2': 'Saison 2', marvel: 'Marvel' }
