import type { who as english } from '../en/who.ts'

export const who: typeof english = {
  self: 'vous',
  target: 'l’adversaire',
  'chosen-opponent': 'un adversaire au choix',
  'chosen-player': 'un joueur au choix',
  'all-opponents': 'tous les adversaires',
  'two-opponents': 'deux adversaires au plus',
  'three-opponents': 'trois adversaires au plus',
  active: 'le joueur actif',
}

/** Après « choisissez », où le choix est déjà dit. */
export const chosen: typeof english = {
  ...who,
  'chosen-opponent': 'un adversaire',
  'chosen-player': 'un joueur',
}
