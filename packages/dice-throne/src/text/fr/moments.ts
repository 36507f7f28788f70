import type { moments as en } from '../en/moments.ts'

export const moments: typeof en = {
  defense: {
    when: ({ dice }) => (dice === undefined ? '' : `Lancez ${dice} dé${dice > 1 ? 's' : ''}`),
    target: 'l’attaquant',
  },
  upkeep: { when: () => 'À votre entretien' },
  endOfTurn: { when: () => 'À la fin de votre tour' },
  foeDidNotAttack: {
    when: () => 'Quand la phase de lancer offensif d’un adversaire n’a pas été une attaque',
    target: 'cet adversaire',
  },
  attacking: { when: () => 'Quand vous attaquez' },
  upgraded: { when: () => 'Quand vous jouez une autre amélioration' },
  standing: { when: () => '' },
  activating: {
    when: ({ symbol }) => `Quand vous activez une capacité offensive qui demande ${symbol}, ou une suite qui en montre`,
  },
}
