import type { moments as en } from '../en/moments.ts'

export const moments: typeof en = {
  defense: {
    when: ({ dice }) => (dice === undefined ? '' : `Lancez ${dice} dé${dice > 1 ? 's' : ''}`),
    target: 'l’attaquant',
  },
  setup: { when: () => 'Au début de la partie' },
  upkeep: { when: () => 'Pendant votre entretien' },
  endOfTurn: { when: () => 'À la fin de votre tour' },
  foeDidNotAttack: {
    when: () => 'Quand un adversaire termine sa phase de lancer offensif sans avoir attaqué',
    target: 'cet adversaire',
  },
  attacking: { when: () => 'Quand vous attaquez' },
  upgraded: { when: () => 'Quand vous jouez une autre amélioration' },
  standing: { when: () => '' },
  activating: {
    when: ({ symbol }) =>
      symbol === ''
        ? 'Quand vous activez une capacité offensive'
        : `Quand vous activez une capacité offensive qui demande ${symbol}, ou une suite où ce symbole apparaît`,
  },
  totalled: { when: () => 'Quand les dégâts d’une attaque vont vous être infligés', target: 'l’attaquant' },
  dealt: { when: () => 'Quand votre attaque a infligé ses dégâts' },
  damaged: { when: () => 'Chaque fois que vous venez de subir des dégâts, sauf pendant une capacité ultime adverse' },
}
