import { count } from './grammar.ts'

/** `alea move` */
export const move = {
  table: (table: string, rows: number) => `${table}: ${count(rows, 'row')}`,
  done: (rows: number, hash: string, isResumed: boolean) =>
    `${count(rows, 'row')} copied${isResumed ? ', the first of them by an earlier run' : ''}, read back and found the same at both ends (${hash}). The source stays as it is.`,
}
