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
  optionsTooLarge: 'les options de la partie sont trop longues',
  ratedStandIn: 'à une table classée, aucun robot ne joue à la place de quelqu’un : choisissez « loses » ou « wait »',
  waitsWithoutClock: 'à cette table, on attend les absents : elle ne peut pas avoir de pendule',
  clockDoesNotWait: 'avec une pendule, le temps finit par s’écouler : choisissez « stand-in » ou « loses »',
  ratedAmongPeople: 'seules les parties entre personnes différentes sont classées',
  noBotAtRated: 'cette table est classée : aucun robot ne peut y jouer',

  otherRules: (found, present) =>
    `cette partie a commencé avec la version ${found} des règles ; le serveur en est à la version ${present}`,
  rulesNotKept: (game, rules) =>
    `cette partie a commencé avec la version ${rules} des règles de ${game}, que ce serveur n’a plus ; son journal reste lisible`,
  answersDoNotFit: (rules, why) =>
    `les réponses de cette partie ne correspondent plus à la version ${rules} des règles (${why}) ; son journal reste lisible`,
  readAgain: 'la partie est en cours de rechargement ; renvoyez votre demande',
  closing: 'le serveur s’arrête ; renvoyez votre demande dès qu’il sera de retour',
  notKept: 'votre demande n’a pas pu être enregistrée ; rien n’a changé',
  watchAgain: 'reprenez le suivi de la partie',
  status: (status) => statuses[status],
  notBegun: 'la partie n’a pas commencé',
  hasBegun: 'la partie a commencé',
  hasEnded: 'la partie est terminée',

  noDiceAwaited: 'aucun lancer n’est attendu',
  textOrPhrase: 'envoyez soit un texte, soit une phrase toute faite',
  nothingSaid: 'il n’y a rien à lire dans ce texte',
  onlyPlayersTalk: 'jusqu’à la fin de la partie, seuls les joueurs peuvent discuter',

  notYourSeat: 'cette place n’est pas la vôtre',
  botPlaysHere: 'un robot joue à cette place : reprenez-la d’abord',
  noSpectators: 'cette partie n’a pas de spectateurs',
  byInvitation: 'on ne peut rejoindre cette table que sur invitation',
  linkUsed: 'ce lien a déjà servi ; demandez-en un nouveau',
  linkOfOtherSeat: 'ce lien mène à une autre place',
  everySeatTaken: 'toutes les places sont prises',
  seatTaken: 'cette place est prise',
  blocked: {
    mine: 'une personne que vous avez bloquée est à cette table',
    theirs: 'vous ne pouvez pas rejoindre cette table ; choisissez-en une autre',
  },
  onlyTheHost: 'seul le joueur qui a créé la table peut faire cela',
  seatEmpty: (seat) => `la place ${seat} est encore vide`,
  manyUndone: (most) => `trop de réponses reprises depuis le dernier lancer (${most}) ; continuez d’abord`,
  noContribution: 'aucune contribution n’est attendue',
  otherBytes: 'ces octets ne correspondent pas à l’engagement',
  othersPlay: 'd’autres joueurs sont en train de jouer : abandonnez plutôt que de fermer la table',
  noPersonThere: 'personne ne joue à cette place',
  clockDecides: 'cette partie a une pendule : personne n’est remplacé avant la fin de son temps',
  othersWait: 'à cette table, on attend les joueurs absents',
  notGoneLong: 'ce joueur n’est pas absent depuis assez longtemps',
  youResigned: 'vous avez abandonné',
  youLost: 'votre absence a duré trop longtemps : cette partie est perdue',

  paused: 'la partie est en pause',
  notPaused: 'la partie n’est pas en pause',
  nobodyToAgree: 'à une table classée, un autre joueur doit être d’accord, et il n’en reste aucun',
  oneProposalAtATime: 'votre dernière proposition est encore ouverte',
  noMoreProposals: 'un autre joueur ne veut plus recevoir de propositions de votre part dans cette partie',
  tooManyProposals: 'vous avez fait trop de propositions dans cette partie',
  proposeLater: (seconds) => `vous pourrez refaire une proposition dans ${seconds} s`,
  handsOpen: 'les spectateurs voient déjà toutes les mains',
  clockWanted: 'seule une proposition de changer la pendule indique une pendule, et elle doit en indiquer une',
  sameClock: 'la partie a déjà cette pendule',
  proposalEnded: 'cette proposition n’est plus ouverte',
  notYourProposal: 'seul le joueur qui a fait une proposition peut la retirer',
  notAsked: 'cette proposition n’a pas besoin de votre accord',
}
