import type { amounts as english } from '../en/amounts.ts'
import { noun } from '../phrase.ts'

export const amounts: typeof english = {
  each: (thing) => `par ${thing}`,
  eachUpgrade: 'par amélioration en jeu',
  eachUpgradeThisTurn: 'par amélioration jouée ce tour-ci',
  more: (base, times, each) => `${base}, plus ${times} ${each}`,
  total: ({ many }) => `autant de ${many} que le total des dés`,
  halfDie: ({ many }) => `en ${many} la moitié du dé (arrondie au supérieur)`,
  tokens: (name) => noun(`jeton ${name}`, `jetons ${name}`),
}
