import type { matchOptions as en } from '../en/matchOptions.ts'

export const matchOptions: typeof en = {
  options: {
    first: 'Premier joueur',
    openPoints: 'Jetons PV, bandits et navires face visible',
    rows: 'Deux rangées complètes',
    roundLimit: 'Dernière manche, quoi qu’il arrive',
    level: 'Solo : cartes par rangée',
    target: 'Solo : points à atteindre',
    soloRefresh: 'Solo : l’étalage peut être renouvelé',
  },
  values: {
    chance: 'tiré au sort',
    automatic: 'mettent fin à la partie',
    declared: 'y mettent fin si leur propriétaire le veut',
    normal: 'quatre, quinze tours',
    hard: 'cinq, douze tours',
  },
}
