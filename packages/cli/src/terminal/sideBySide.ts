import { padTo, widthOf } from './text.ts'

/** Cells in as many columns as fit, read downwards. */
export function sideBySide(cells: readonly string[], gap: number, width: number): string[] {
  const widest = Math.max(0, ...cells.map(widthOf))
  const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map((cell, i, line) => (i < line.length - 1 ? padTo(cell, widest + gap) : cell))
      .join(''),
  )
}
