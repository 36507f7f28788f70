import type { people as en } from '../en/people.ts'
import { de, grammar, plural } from './grammar.ts'

export const people: typeof en = {
  others: 'Les autres joueurs',
  about: (name) => `Options pour ${name}`,
  mute: (name) => `Masquer les messages ${de(name)}`,
  unmute: (name) => `Afficher les messages ${de(name)}`,
  muted: (name) => `Les messages ${de(name)} sont masqués.`,
  unmuted: (name) => `Les messages ${de(name)} sont de nouveau affichés.`,
  block: (name) => `Bloquer ${name}`,
  blockNote:
    'Vous ne serez plus à la même table et n’échangerez plus de messages. Personne n’en est averti. La partie en cours continue.',
  unblock: (name) => `Débloquer ${name}`,
  unblockShort: 'Débloquer',
  blocked: (name) => `Vous avez bloqué ${name}.`,
  unblocked: (name) => `Vous avez débloqué ${name}.`,
  report: (name) => `Signaler ${name}`,
  reportHelp:
    'Votre signalement sera lu par les responsables de ce serveur, avec la discussion de cette partie. Personne d’autre n’en est averti.',
  reason: 'Que s’est-il passé ?',
  reasons: {
    insults: 'Insultes',
    harassment: 'Harcèlement ou menaces',
    cheating: 'Triche',
    stalling: 'Fait traîner ou quitte la partie exprès',
    name: 'Nom offensant',
    other: 'Autre chose',
  },
  details: 'Quelque chose à ajouter ? (facultatif)',
  sendReport: 'Envoyer le signalement',
  reported: 'Merci. Votre signalement a été envoyé.',
  tooMany: 'Vous avez déjà envoyé beaucoup de signalements aujourd’hui. Réessayez demain.',
  cancel: 'Annuler',
  blockedPeople: (count) => plural(count, '1 joueur bloqué', `${grammar.number(count)} joueurs bloqués`),
}
