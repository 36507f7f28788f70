import { widthOf } from './text.ts'

/** Rows of cells in columns: the first two aligned left, the others, which are numbers, right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, i) => (i < 2 ? cell + gap(widths[i]!, cell) : gap(widths[i]!, cell) + cell))
      .join('  ')
      .trimEnd(),
  )
}

const gap = (width: number, cell: string): string => ' '.repeat(Math.max(0, width - widthOf(cell)))
