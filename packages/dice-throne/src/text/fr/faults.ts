import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  unknownHero: (id, known) => `aucun héros ne s’appelle ${id} ; les héros sont ${known.join(', ')}`,
  modeFor: (mode, seats, modes) => `${mode} ne se joue pas à ${seats} ; à ${seats}, on joue ${modes.join(' ou ')}`,
  heroNames: (example) => `les héros sont des noms : ${example}`,
  heroCount: (seats, given) => `${seats} joueurs ont besoin de ${seats} héros, pas de ${given}`,
  heroTwice: (hero) => `${hero} figure deux fois, or les héros doivent être différents (DT-3.5)`,
  draftForTwo: (seats) => `une sélection se joue à deux, pas à ${seats} (DT-3.6)`,
  numbersShape: (example) => `les nombres maison sont un objet, héros par héros, dans un fichier : ${example} (DT-3.7)`,
  numbersOfHero: (hero, example) => `${hero} : ses nombres sont un objet, nom par nom, par exemple ${example}`,
  numbersHero: (hero, known) =>
    `aucun héros ne s’appelle ${hero} ; ceux qui ont des nombres à remplacer sont ${known.join(', ')} (DT-3.7)`,
  numbersFixed: (hero, known) =>
    `${hero} n’a pas de nombres à remplacer ; ces héros en ont : ${known.join(', ')} (DT-3.7)`,
  unknownNumber: (hero, name, known) => `${hero} n’a pas de nombre appelé ${name} ; il y a ${known.join(', ')}`,
  numberRange: (hero, name, value, least, most) =>
    `${hero}, ${name} : ${value} n’est pas un nombre entier de ${least} à ${most}`,
  nothingToSet: (subject) => `Dice Throne n’a pas de « ${subject} » à fixer`,
  nothingOfPlayer: (what) => `Un joueur n’a pas de « ${what} » à fixer`,
  tokenLimit: (id, limit) => (limit === 0 ? `${id} : il n’y a plus de place` : `${id} : ${limit} au plus`),
  tokenOwner: (id) =>
    `${id} : un jeton qui reste à son créateur porte le siège, compté à partir de 0, d’un héros de la table qui en crée, par exemple doubloon@0 ; les autres n’en portent pas`,
  oneFace: (hero) => `le plateau de ${hero} n’a qu’une face`,
  unknownToken: (id) => `aucun jeton ne s’appelle ${id}`,
  unknownCard: (hero, id) => `${hero} n’a pas de carte ${id}`,
  unknownLevel: (hero, ability, level) => `${hero} n’a pas le niveau ${level} de ${ability}`,
  notInDeck: (id) => `${id} se trouve déjà ailleurs`,
  unknownPhase: (value, known) => `${value} n’est pas une phase ; écrivez ${known.join(', ')}`,
  fiveDice: (dice) => `un lancer offensif compte ${dice} dés : 1 2 2 3 6`,
  nothingRolled: 'aucun dé n’est lancé ici : fixez-les avec phase = roll, targeting ou defense',
  attackShape: (tiers, types) =>
    `une attaque est une capacité du joueur actif (${tiers.join(', ')}), ses dégâts et leur type (${types.join(', ')}) : smack.2 6 normal`,
  companionShape: (id, states, most) =>
    `${id} vaut ${states.join(', ')}${most === undefined ? '' : `, puis sa santé de 0 à ${most}`}`,
  noAttack: (what) => `${what} suppose une attaque : attack = smack.2 6 normal`,
  noTarget: 'il y a plusieurs adversaires : dites qui est visé, target = p2',
  notAnOpponent: 'la cible n’est pas un adversaire du joueur actif',
}
