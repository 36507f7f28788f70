import type { move as source } from '../en/move.ts'
import { count } from './grammar.ts'

export const move: typeof source = {
  table: (table, rows) => `${table} : ${count(rows, 'ligne')}`,
  done: (rows, hash, isResumed) =>
    `${count(rows, 'ligne')} en tout${isResumed ? ', dont les premières lors d’un lancement précédent' : ''} : copie relue, identique des deux côtés (${hash}). La source reste telle quelle.`,
}
