import type { result as en } from '../en/result.ts'

export const result: typeof en = {
  you: '(vous)',
  lookAtBoard: 'Voir le plateau',
  back: 'afficher le résultat',
  others: (count) => (count > 1 ? `${count} autres` : '1 autre'),
  times: (count) => `×${count}`,
  nextOpponent: (who, count) => (count === 1 ? `Adversaire suivant : ${who}` : `Partie suivante, avec ${who}`),
}
