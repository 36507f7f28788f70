import type { summary as en } from '../en/summary.ts'

const count = (amount: number, one: string, many: string): string => (amount < 2 ? one : many)

export const summary: typeof en = {
  score: (points) => `${points} ${count(points, 'point de victoire', 'points de victoire')}`,
  parts: { points: () => 'Points de victoire', deeds: () => 'Au cours de la partie' },
  points: {
    locations: 'lieux',
    ships: 'navires',
    bandits: 'bandits',
    raids: 'attaques de cités',
    adornments: 'la Grande statue',
    abilities: 'capacités',
  },
  deeds: {
    built: (n) => count(n, 'lieu construit', 'lieux construits'),
    shipped: (n) => count(n, 'navire rempli', 'navires remplis'),
    bandits: (n) => count(n, 'victoire sur des bandits', 'victoires sur des bandits'),
    raids: (n) => count(n, 'lieu attaqué', 'lieux attaqués'),
    robberies: (n) => count(n, 'vol', 'vols'),
  },
}
