import type { printed as englishPrinted, timings as englishTimings } from '../en/printed.ts'

export const timings: typeof englishTimings = {
  any: 'à tout moment',
  incoming: 'quand vous allez subir des dégâts',
  'my-attack': 'pendant votre attaque',
  'my-attack-undefended': 'pendant votre attaque, avant la défense',
  'end-of-my-offense': 'à la fin de votre phase de lancer offensif',
  attacked: 'quand on vous attaque',
  'either-side': 'pendant votre attaque ou quand on vous attaque',
  'my-offense': 'pendant votre phase de lancer offensif',
  'my-main': 'pendant vos phases principales',
  'roll-phase': 'pendant les phases de lancer',
  'my-defense': 'pendant votre lancer défensif',
  'after-damage': 'une fois les dégâts de votre attaque infligés',
  'my-upkeep': 'pendant votre entretien',
  'my-roll-phase': 'pendant votre phase de lancer, avant que les dégâts soient infligés',
  inflicting: 'quand une capacité va vous infliger des effets',
  'foe-damage': 'quand vous allez subir des dégâts de la phase de lancer d’un adversaire',
}

export const printed: typeof englishPrinted = {
  modifier: 'Modificateur d’attaque.',
  only: (timing) => `Seulement ${timing}.`,
  price: 'Coût supplémentaire',
  played: 'Quand elle entre en jeu',
  prepare: 'Préparation',
  cast: (timing) => `Lancement ${timing}`,
  prepares: (spells) =>
    `${spells === 1 ? 'Une fois' : `${spells} fois`} par tour, pendant vos phases principales, vous pouvez préparer un sortilège de votre main.`,
  upgradesInRollPhases: 'Vous pouvez jouer des améliorations pendant toutes les phases de lancer.',
  offered: (timing, cost, once) =>
    `${timing}${once ? ', une fois par tour' : ''}${cost > 0 ? `, pour ${cost} PC` : ''}`,
}
