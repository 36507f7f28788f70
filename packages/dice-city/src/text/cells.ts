import { LETTERS, ROWS } from '../content/board.ts'
import type { Names } from './words.ts'

/** A cell as people of a language write it: `W4` in logs and in English, `Bc4` in French. */
export function cellText(cell: string, letter: Names['letter']): string {
  const row = ROWS[LETTERS.findIndex((each) => cell.startsWith(each))]
  return row === undefined ? cell : letter[row] + cell.slice(1)
}
