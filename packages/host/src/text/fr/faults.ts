import type { Faults } from '../en/faults.ts'

const statuses: Readonly<Record<Parameters<Faults['status']>[0], string>> = {
  gathering: 'la partie n’a pas commencé',
  playing: 'la partie est en cours',
  over: 'la partie est terminée',
  abandoned: 'la partie a été abandonnée',
}

export const faults: Faults = {
  noGame: (game, known) => `il n’y a pas de jeu ${game} ; jeux connus : ${known.join(', ')}`,
  wrongSeats: (game, min, max, seats) =>
    `${game} se joue ${min === max ? `à ${min}` : `de ${min} à ${max} joueurs`}, pas à ${seats}`,
  ratedAmongPeople: 'seules les parties entre personnes différentes sont classées',

  otherRules: (found, present) =>
    `cette partie a commencé avec la version ${found} des règles ; le serveur en est à la version ${present}`,
  readAgain: 'la partie est en cours de rechargement ; renvoyez votre demande',
  notKept: 'votre demande n’a pas pu être enregistrée ; rien n’a changé',
  watchAgain: 'reprenez le suivi de la partie',
  status: (status) => statuses[status],
  notBegun: 'la partie n’a pas commencé',
  hasBegun: 'la partie a commencé',
  hasEnded: 'la partie est terminée',

  noDiceAwaited: 'aucun lancer n’est attendu',
  textOrPhrase: 'envoyez soit un texte, soit une phrase toute faite',
  onlyPlayersTalk: 'jusqu’à la fin de la partie, seuls les joueurs peuvent discuter',

  notYourSeat: 'cette place n’est pas la vôtre',
  botPlaysHere: 'un robot joue à cette place : reprenez-la d’abord',
  noSpectators: 'cette partie n’a pas de spectateurs',
  byInvitation: 'on ne peut rejoindre cette table que sur invitation',
  everySeatTaken: 'toutes les places sont prises',
  seatTaken: 'cette place est prise',
  onlyTheHost: 'seul le joueur qui a créé la table peut faire cela',
  seatEmpty: (seat) => `la place ${seat} est encore vide`,
  noContribution: 'aucune contribution n’est attendue',
  otherBytes: 'ces octets ne correspondent pas à l’engagement',
  othersPlay: 'd’autres joueurs sont en train de jouer : abandonnez plutôt que de fermer la table',
  noPersonThere: 'personne ne joue à cette place',
  notGoneLong: 'ce joueur n’est pas absent depuis assez longtemps',
  youResigned: 'vous avez abandonné',
}
