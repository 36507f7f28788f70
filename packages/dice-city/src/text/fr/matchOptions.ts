import type { matchOptions as en } from '../en/matchOptions.ts'

export const matchOptions: typeof en = {
  options: {
    openPoints: 'Jetons PV face visible',
    rows: 'Deux rangées complètes',
    level: 'Solo : cartes par rangée',
    target: 'Solo : points à atteindre',
    soloRefresh: 'Solo : l’étalage peut être renouvelé',
  },
  values: {
    automatic: 'mettent fin à la partie',
    declared: 'y mettent fin si leur propriétaire le veut',
    normal: 'quatre, quinze tours',
    hard: 'cinq, douze tours',
  },
}
