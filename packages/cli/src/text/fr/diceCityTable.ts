import type { diceCityTable as en } from '../en/diceCityTable.ts'

export const diceCityTable: typeof en = {
  round: (round, phase, name) => `Manche ${round} · ${name}${phase && ` · ${phase}`}`,
  last: 'dernière manche',
  piles: 'piles',
  bandits: 'bandits',
  ships: 'navires',
  display: 'étalage',
  bottom: 'rangée du bas',
  top: 'rangée du haut',
  deck: (left) => `pioche ${left}`,
  hand: 'à construire',
  stock: 'stock',
  hourglasses: 'sabliers',
  points: (points, sure) => (points === null ? `${sure} PV et jetons cachés` : `${points} PV en jetons`),
  score: (score) => `${score} PV en tout`,
  strength: (strength, bandits) => `force ${strength}${bandits > 0 ? ` + ${bandits} contre les bandits` : ''}`,
  solo: (turn, turns, target) => `tour ${turn} sur ${turns}, objectif ${target} PV`,
  endless: '∞',
  marks: '▸ dé   ◆ défense   ★ PV   ✗ désactivé',
  spend: {
    use: (cell, does) => `${cell} : ${does}`,
    pass: 'sablier',
    refresh: 'étalage',
    idle: 'rien',
    reactivate: (cell) => `réactiver ${cell}`,
  },
}
