import type { proposals as en } from '../en/proposals.ts'
import { de } from './grammar.ts'

export const proposals: typeof en = {
  title: 'Avec l’accord de tous',
  label: 'Demandes',
  asks: {
    undo: (name) =>
      `${name} demande à annuler sa dernière décision et tout ce qui a suivi. Les dés seront relancés ; ce qui a été vu reste vu.`,
    pause: (name) => `${name} demande une pause.`,
    clock: (name, clock) => `${name} demande à changer de pendule : ${clock}. La partie ne sera pas classée.`,
    'open-hands': (name) =>
      `${name} demande à montrer désormais toutes les mains aux spectateurs. N’importe qui peut être spectateur.`,
  },
  buttons: {
    undo: 'Demander à annuler ma dernière décision',
    pause: 'Demander une pause',
    clock: 'Demander à changer de pendule',
    'open-hands': 'Demander à montrer toutes les mains aux spectateurs',
  },
  alone: {
    undo: 'Annuler ma dernière décision',
    pause: 'Mettre en pause',
    clock: 'Changer de pendule',
    'open-hands': 'Montrer toutes les mains aux spectateurs',
  },
  undoHelp: 'Possible même après un lancer. Les dés sont relancés ; le journal garde ce qui s’est passé.',
  newClock: 'Nouvelle pendule',
  accept: 'Accepter',
  decline: 'Refuser',
  declineAll: 'Refuser, et ne plus me demander',
  withdraw: 'Retirer ma demande',
  waiting: (names) => `Demande envoyée. On attend ${names}.`,
  agreed: (name) => `Vous avez accepté la demande ${de(name)}.`,
  results: {
    accepted: () => 'Tout le monde est d’accord.',
    declined: (name) => `${name} a refusé.`,
    withdrawn: (name) => `${name} a retiré sa demande.`,
    lapsed: () => 'La demande est restée sans réponse.',
    outdated: () => 'La partie a continué ; la demande est caduque.',
  },
  paused: 'La partie est en pause : aucune pendule ne tourne.',
  resume: 'Reprendre',
  resuming: 'La partie reprend dans quelques secondes.',
  watchFrom: 'Regarder depuis',
  spectatorSeat: 'Vue du spectateur',
  delay: (seconds) => `Vous voyez la partie avec ${seconds} s de retard`,
  delayLabel: 'Décalage pour les spectateurs',
  noDelay: 'Aucun',
  seconds: (seconds) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  inviteTo: (seat) => `Inviter à la place ${seat}`,
  inviteSeatHelp: 'Chaque lien vaut pour une place et une seule personne.',
  watchLink: 'Lien pour regarder',
  renew: 'Nouveau lien',
}
