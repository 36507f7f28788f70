import type { who as english } from '../en/who.ts'

export const who: typeof english = {
  self: 'vous',
  target: 'l’adversaire',
  'chosen-opponent': 'un adversaire de votre choix',
  'chosen-player': 'un joueur de votre choix',
  'all-opponents': 'tous les adversaires',
  'both-opponents': 'deux adversaires différents de votre choix',
  'two-opponents': 'deux adversaires au plus',
  'three-opponents': 'trois adversaires au plus',
  'any-two-opponents': 'deux adversaires de votre choix (ou deux fois le même)',
  'any-three-opponents': 'trois adversaires de votre choix (ou plusieurs fois le même)',
  'chosen-ally': 'vous ou un coéquipier',
  teammate: 'un coéquipier',
  'two-players': 'deux joueurs de votre choix au plus',
  active: 'le joueur actif',
}

/** Après « choisissez », où le choix est déjà dit. */
export const chosen: typeof english = {
  ...who,
  'chosen-opponent': 'un adversaire',
  'chosen-player': 'un joueur',
  'both-opponents': 'deux adversaires différents',
  'any-two-opponents': 'deux adversaires (ou deux fois le même)',
  'any-three-opponents': 'trois adversaires (ou plusieurs fois le même)',
  'two-players': 'deux joueurs au plus',
}
