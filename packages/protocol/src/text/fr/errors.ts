import type { Errors } from '../en/errors.ts'

export const errors: Errors = {
  codes: {
    malformed: 'Cette demande n’a pas pu être lue.',
    'too-large': 'Cette demande est trop volumineuse.',
    'too-many': 'Trop de demandes. Réessayez dans un instant.',
    'not-found': 'Introuvable.',
    'not-allowed': 'Vous n’avez pas le droit de faire cela.',
    'not-signed-in': 'Connectez-vous d’abord, ou jouez en invité.',
    'name-taken': 'Ce nom est déjà pris.',
    'wrong-password': 'Nom ou mot de passe incorrect.',
    stale: 'La partie a avancé entre-temps.',
    'not-your-question': 'Ce n’est pas à vous de décider.',
    'not-an-option': 'Ce choix ne vous est pas proposé.',
    barred: 'Cette décision ne peut pas être annulée.',
    'not-open': 'Ce n’est pas possible pour le moment.',
    'not-playing': 'La partie n’est pas en cours.',
    'not-over': 'La partie n’est pas encore terminée.',
    'already-seated': 'Vous avez déjà un compte.',
    'bad-option': 'Impossible de créer la table avec ces options.',
    unavailable: 'L’opération a échoué. Rien n’a changé.',
    internal: 'Une erreur s’est produite de notre côté.',
  },
  bars: {
    nothing: 'Il n’y a pas de décision à annuler.',
    chance: 'La décision ne peut pas être annulée : des dés ont été lancés ou des cartes mélangées depuis.',
    'another-seat': 'La décision ne peut pas être annulée : un autre joueur a décidé depuis.',
    revelation: 'La décision ne peut pas être annulée : elle a révélé quelque chose.',
  },
  malformedMember: (member) => `${member} manque ou est incorrect`,
  matchIsAt: (position) => `la partie en est à ${position}`,
}
