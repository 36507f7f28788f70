import type { Faults } from '../en/faults.ts'

const statuses: Readonly<Record<Parameters<Faults['status']>[0], string>> = {
  gathering: 'la partie n’a pas commencé',
  playing: 'la partie est en cours',
  over: 'la partie est finie',
  abandoned: 'la partie a été abandonnée',
}

export const faults: Faults = {
  noGame: (game, known) => `il n’y a pas de jeu ${game} ; jeux connus : ${known.join(', ')}`,
  wrongSeats: (game, min, max, seats) =>
    `${game} se joue ${min === max ? `à ${min}` : `de ${min} à ${max} joueurs`}, pas à ${seats}`,
  ratedAmongPeople: 'seules les parties entre personnes différentes sont classées',

  otherRules: (found, present) =>
    `cette partie a commencé sous les règles ${found} ; le serveur joue maintenant les règles ${present}`,
  readAgain: 'la partie est en cours de relecture ; renvoyez votre demande',
  notKept: 'l’enregistrement a échoué ; rien n’a changé',
  watchAgain: 'reprenez le suivi de la partie',
  status: (status) => statuses[status],
  notBegun: 'la partie n’a pas commencé',
  hasBegun: 'la partie a commencé',
  hasEnded: 'la partie est terminée',

  noDiceAwaited: 'aucun lancer n’est attendu',
  textOrPhrase: 'envoyez soit un texte, soit une phrase toute faite',
  onlyPlayersTalk: 'seuls les joueurs peuvent parler avant la fin de la partie',

  notYourSeat: 'cette place n’est pas la vôtre',
  botPlaysHere: 'un robot joue à cette place : reprenez-la d’abord',
  noSpectators: 'cette partie n’a pas de spectateurs',
  byInvitation: 'on rejoint cette table sur invitation',
  everySeatTaken: 'toutes les places sont prises',
  seatTaken: 'cette place est prise',
  onlyTheHost: 'seul le joueur qui a créé la table peut faire cela',
  seatEmpty: (seat) => `la place ${seat} est encore vide`,
  noContribution: 'aucune contribution n’est attendue',
  otherBytes: 'ce ne sont pas les octets promis',
  othersPlay: 'd’autres joueurs jouent encore : abandonnez votre place plutôt que la partie',
  noPersonThere: 'personne ne joue à cette place',
  notGoneLong: 'ce joueur n’est pas parti depuis assez longtemps',
  youResigned: 'vous avez abandonné',
}
