import type { summary as en } from '../en/summary.ts'
import { gloryPoints } from './grammar.ts'

const count = (amount: number, one: string, many: string): string => (amount < 2 ? one : many)

export const summary: typeof en = {
  score: gloryPoints,
  parts: { glory: () => 'Points de gloire', deeds: () => 'Au cours de la partie', gathered: () => 'Récolte' },
  glory: { cards: 'inscrits sur les cartes', dice: 'dés et effets', hammers: 'marteaux' },
  deeds: {
    forged: (n) => count(n, 'face forgée', 'faces forgées'),
    taken: (n) => count(n, 'exploit', 'exploits'),
  },
  gathered: {
    gold: () => 'or',
    sun: (n) => count(n, 'soleil', 'soleils'),
    moon: (n) => count(n, 'lune', 'lunes'),
  },
}
