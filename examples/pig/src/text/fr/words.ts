import type { words as en } from '../en/words.ts'

const count = (points: number): string => `${points} ${points > 1 ? 'points' : 'point'}`

export const words: typeof en = {
  firstRoll: 'Lancez le dé',
  rollOrHold: (turnTotal) => `Relancer, ou garder ${count(turnTotal)} ?`,
  choice: {
    roll: () => 'Lancer',
    hold: (turnTotal) => `Garder ${turnTotal}`,
  },
  nothingYet: 'ce tour n’a encore rien rapporté',
  held: (name, points, score) => `${name} garde ${count(points)} et en a maintenant ${score}`,
  rolled: (name, face) => `${name} obtient ${face}`,
  lost: (name, lost) => `${name} obtient 1 et perd ${count(lost)}`,
  targetReached: 'L’objectif est atteint',
  target: 'Points pour gagner',
  points: (value) => `${value} points`,
}
