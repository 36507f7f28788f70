import type { summary as en } from '../en/summary.ts'

const count = (amount: number, one: string, many: string): string => (amount < 2 ? one : many)

export const summary: typeof en = {
  score: (health) => `${health} ${count(health, 'point de santé', 'points de santé')}`,
  parts: {
    dealt: (total) => `${total} ${count(total, 'dégât infligé', 'dégâts infligés')}`,
    targets: () => 'Cibles',
    health: () => 'Points de santé',
    cards: (total) => `${total} ${count(total, 'carte', 'cartes')}`,
    tokens: (total) => `${total} ${count(total, 'altération dépensée', 'altérations dépensées')}`,
  },
  health: {
    suffered: (amount) => count(amount, 'perdu', 'perdus'),
    prevented: (amount) => count(amount, 'dégât prévenu', 'dégâts prévenus'),
    healed: (amount) => count(amount, 'récupéré', 'récupérés'),
  },
  cards: {
    played: (amount) => count(amount, 'jouée', 'jouées'),
    upgrades: (amount) => count(amount, 'amélioration', 'améliorations'),
    sold: (amount) => count(amount, 'vendue', 'vendues'),
  },
  target: (name) => `à ${name}`,
  stolen: 'Santé volée',
}
