/** A city board: five rows of six cells, a cell being row × 6 + column, counted from 0. */
import type { LocationId } from './locations.ts'

export const ROWS = ['white', 'yellow', 'red', 'blue', 'black'] as const
export type RowName = (typeof ROWS)[number]
/** How rows and their dice are written; K is black, because B is blue. */
export const LETTERS = ['W', 'Y', 'R', 'B', 'K'] as const

export const COLUMNS = 6
export const CELLS = ROWS.length * COLUMNS

/** One cell of a city, from 0 to 29. */
export type Cell = number
/** A row and its die, from 0 (white) to 4 (black). */
export type Row = number

export const cellOf = (row: Row, column: number): Cell => row * COLUMNS + column - 1
export const rowOf = (cell: Cell): Row => (cell / COLUMNS) | 0
/** From 1 to 6, like the faces of a die. */
export const columnOf = (cell: Cell): number => (cell % COLUMNS) + 1

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

/** The first cell of a cell's row. */
export const rowStart = (cell: Cell): Cell => cell - (cell % COLUMNS)

export const CELL_NAMES: readonly string[] = LETTERS.flatMap((letter) =>
  Array.from({ length: COLUMNS }, (_, column) => `${letter}${column + 1}`),
)

/** The bits of a row in a set of cells. */
export const ROW_BITS: readonly number[] = ROWS.map((_, row) => 0b111111 << (row * COLUMNS))

/** [B] Only one source gives the inner twelve cells. */
export const PRINTED: readonly (readonly LocationId[])[] = [
  ['forest', 'mountain', 'cave', 'forest', 'mountain', 'cave'],
  ['mountain', 'militia', 'small-house', 'traveller', 'militia', 'forest'],
  ['cave', 'militia', 'traveller', 'militia', 'small-house', 'mountain'],
  ['forest', 'small-house', 'militia', 'traveller', 'militia', 'cave'],
  ['mountain', 'cave', 'forest', 'mountain', 'cave', 'forest'],
]
