import type { Faults } from '../en/faults.ts'

const PARTS = { path: 'chemin', query: 'paramètres', body: 'corps' } as const

export const faults: Faults = {
  inFile: (file, fault) => (file === '' ? fault : `${file} : ${fault}`),
  unreadable: (file, code) => `impossible de lire ${file} (${code})`,
  notJson: (file, why) => `${file} n’est pas du JSON : ${why}`,
  cannotListen: (address, why) => `impossible d’écouter sur ${address} : ${why}`,
  portTaken: 'un autre programme y écoute déjà',
  notPermitted: 'accès interdit',
  noSuchAddress: 'cette machine n’a pas cette adresse',
  dataUnusable: (folder, why) => `le dossier de données ${folder} est inutilisable : ${why}`,
  databaseLocked: 'un autre serveur l’utilise (la base de données est verrouillée)',
  databaseNewer: (found, known) =>
    `la base de données est en version ${found}, mais ce serveur ne connaît que les versions jusqu’à ${known}`,

  otherPage: 'cette page n’a pas le droit d’utiliser ce serveur',
  tooFast: 'trop de demandes ; ralentissez',
  guestFirst: 'appelez d’abord POST /api/guests',
  inPart: (part, fault) => `${PARTS[part]} : ${fault}`,
  notJsonBody: 'le corps n’est pas du JSON valide',
  notJsonType: 'envoyez le corps en application/json',
  storageFailed: 'le stockage a échoué',
  noGame: (game) => `il n’y a pas de jeu ${game}`,
  noMatch: (match) => `il n’y a pas de partie ${match}`,
  noSeat: (seat) => `il n’y a pas de ${seat}`,
  noPlayer: 'ce joueur n’existe pas',
  stillPlayed: 'la partie est encore en cours',
  neverBegan: 'la partie n’a jamais commencé',
  manyTries: 'trop de tentatives ; attendez une minute',
  hasAccount: 'vous avez déjà un compte',
  wrongPassword: 'nom ou mot de passe incorrect',
  nameTaken: (name) => `le nom ${name} est déjà pris`,
  textFrames: 'les trames doivent être du texte',
  frameNotJson: 'ce n’est pas du JSON',
  answersFirst: 'attendez les réponses à vos demandes précédentes',
  manyMatches: 'vous suivez trop de parties',
  watchAgain: 'reprenez le suivi de la partie',
}
