import type { words as en } from '../en/words.ts'

export const words: typeof en = {
  firstRoll: 'Lancez le dé',
  rollOrHold: (turnTotal) => `Relancer, ou garder ${turnTotal} ${turnTotal > 1 ? 'points' : 'point'} ?`,
  choice: {
    roll: () => 'Lancer',
    hold: (turnTotal) => `Garder ${turnTotal}`,
  },
  nothingYet: 'ce tour n’a encore rien rapporté',
  held: (name, points, score) => `${name} garde ${points} : score ${score}`,
  rolled: (name, face) => `${name} obtient ${face}`,
  lost: (name, lost) => `${name} obtient 1 et perd ${lost}`,
  targetReached: 'L’objectif est atteint',
  target: 'Points pour gagner',
  points: (value) => `${value} points`,
}
