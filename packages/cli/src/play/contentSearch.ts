/** What is printed on the dice, cards and boards of this match, shown when a player types `? elf` or `? faces`. */
import type { ContentTable } from '@alea/catalog/inventory'
import { paint } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'
import { isNamedBy } from './words.ts'

/** The rows whose names contain these words; for the words of a title or a column, the whole table. */
export function searchContent(tables: readonly ContentTable[], wanted: string, width: number): string[] {
  if (wanted === '') return tables.map(({ title }) => `  ${title}`)
  return tables.flatMap((table) => {
    const isWhole = isNamedBy(`${table.title} ${table.columns.join(' ')}`, wanted)
    const rows = isWhole ? table.rows : table.rows.filter(([name = '']) => isNamedBy(name, wanted))
    if (rows.length === 0) return []
    const note = isWhole && table.note ? foldText(table.note, width - 2).map((line) => `  ${line}`) : []
    return ['', paint('bold', table.title), ...note, ...rows.flatMap((row) => rowLines(table, row, width))]
  })
}

function rowLines({ columns }: ContentTable, [name = '', ...cells]: readonly string[], width: number): string[] {
  const facts = cells.map((cell, i) => `${columns[i + 1]} ${cell}`.replaceAll(' ', '\u00a0'))
  const text = cells.some((cell) => cell.length > 40) ? facts.map((fact) => fact.replaceAll('\u00a0', ' ')) : facts
  return hang(`  ${paint('cyan', name)}  `, foldText(text.join(' · '), Math.max(20, width - name.length - 4)))
}
