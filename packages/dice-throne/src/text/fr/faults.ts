import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  unknownHero: (id, known) => `aucun héros ne s’appelle ${id} ; les héros sont ${known.join(', ')}`,
  heroNames: (example) => `les héros sont des noms : ${example}`,
  heroCount: (seats, given) => `${seats} joueurs ont besoin de ${seats} héros, pas de ${given}`,
  nothingToSet: (subject) => `Dice Throne n’a pas de « ${subject} » à fixer`,
  nothingOfPlayer: (what) => `Un joueur n’a pas de « ${what} » à fixer`,
  tokenLimit: (id, limit) => `${id} : ${limit} au plus`,
  unknownToken: (id) => `aucun jeton ne s’appelle ${id}`,
  unknownCard: (hero, id) => `${hero} n’a pas de carte ${id}`,
  unknownLevel: (hero, ability, level) => `${hero} n’a pas le niveau ${level} de ${ability}`,
  notInDeck: (id) => `${id} n’est plus dans la pioche`,
  unknownPhase: (value, known) => `${value} n’est pas une phase ; écrivez ${known.join(', ')}`,
}
