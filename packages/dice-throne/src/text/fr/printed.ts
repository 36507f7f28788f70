import type { moments as englishMoments, printed as englishPrinted, timings as englishTimings } from '../en/printed.ts'
import { dice } from './grammar.ts'

export const timings: typeof englishTimings = {
  any: 'à tout moment',
  incoming: 'quand vous allez subir des dégâts',
  'my-attack': 'pendant votre attaque',
  'my-attack-undefended': 'pendant votre attaque, avant la défense',
  'end-of-my-offense': 'à la fin de votre phase de lancer offensif',
  attacked: 'quand on vous attaque',
  'either-side': 'pendant votre attaque ou quand on vous attaque',
  'my-offense': 'pendant votre phase de lancer offensif',
  'my-main': 'dans vos phases principales',
  'roll-phase': 'dans les phases de lancer',
  'my-defense': 'pendant votre lancer défensif',
  'after-damage': 'une fois les dégâts de votre attaque infligés',
}

export const moments: typeof englishMoments = {
  upkeep: 'À votre entretien',
  endOfTurn: 'À la fin de votre tour',
  foeDidNotAttack: 'Quand la phase de lancer offensif d’un adversaire n’a pas été une attaque',
  attacking: 'Quand vous attaquez',
  upgraded: 'Quand vous jouez une autre amélioration',
  activating: (symbol) => `Quand vous activez une capacité offensive qui demande ${symbol}, ou une suite qui en montre`,
}

export const printed: typeof englishPrinted = {
  modifier: 'Modificateur d’attaque.',
  only: (timing) => `Seulement ${timing}.`,
  played: 'Quand elle entre en jeu',
  prepare: 'Préparation',
  cast: (timing) => `Lancement ${timing}`,
  attacker: 'l’attaquant',
  thatOpponent: 'cet adversaire',
  prepares: (spells) =>
    `${spells === 1 ? 'Une fois' : `${spells} fois`} par tour, dans vos phases principales, vous pouvez préparer un sortilège de votre main.`,
  upgradesInRollPhases: 'Vous pouvez jouer des améliorations dans toutes les phases de lancer.',
  bought: (timing, cost) => `${timing}, pour ${cost} PC`,
  defense: (count) => `Lancez ${dice(count)}`,
}
