/** A square for each figure, in one hue for more than the middle and in another for less; what may be chance has no colour. */
import type { Estimate } from '@alea/lab'
import { useWords } from '../../language/useWords.ts'
import { Chart, type ChartTable } from './Chart.tsx'

interface Props {
  readonly title: string
  readonly name: string
  readonly note: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly (Estimate | undefined)[] }[]
  /** How a value is written. */
  text(value: number): string
  /** By column, what is neither more nor less; 0 if left out. */
  readonly middles?: readonly number[]
  /** More than the picture shows. */
  readonly table: ChartTable
}

/** A letter is hardly wider. */
const LETTER = 8
const HEAD = 22
const ROW = 44
const SQUARE = 22
const MARGIN = 6

const numbered = (label: string, i: number): string => `${i + 1} ${label}`

export function HeatMap({ title, name, note, columns, rows, text, middles = [], table }: Props) {
  const { grammar } = useWords()
  const middle = (i: number) => middles[i] ?? 0
  const away = rows.flatMap(({ cells }) => cells.map((cell, i) => (cell ? Math.abs(cell.value - middle(i)) : 0)))
  const most = Math.max(1e-9, ...away)
  const draw = (width: number) => {
    const column = (width - 2 * MARGIN) / columns.length
    const x = (i: number) => MARGIN + i * column
    const isRoomy = columns.every((label, i) => numbered(label, i).length * LETTER < column)
    return (
      <>
        {columns.map((label, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <text key={i} className="chart-number" x={x(i)} y={15}>
            {isRoomy ? numbered(label, i) : i + 1}
          </text>
        ))}
        {rows.map(({ label, cells }, row) => (
          <g key={label} transform={`translate(0 ${HEAD + row * ROW})`}>
            <text className="chart-label" x={MARGIN} y={14}>
              {label}
            </text>
            {cells.map((cell, i) => {
              const value = cell ? cell.value - middle(i) : 0
              const isClear = cell !== undefined && (cell.low > middle(i) || cell.high < middle(i))
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a square is its column
                <g key={i}>
                  <rect className="chart-cell" x={x(i)} y={18} width={column - 2} height={SQUARE} />
                  <rect
                    className={value < 0 ? 'chart-less' : 'chart-more'}
                    style={{ opacity: isClear ? (0.5 * Math.abs(value)) / most : 0 }}
                    x={x(i)}
                    y={18}
                    width={column - 2}
                    height={SQUARE}
                  />
                  {cell && (
                    <text className="chart-number chart-on-cell" x={x(i) + 4} y={33}>
                      {text(cell.value)}
                      {isClear ? '' : ' ?'}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        ))}
      </>
    )
  }
  const key = columns.length > 1 ? [grammar.clauses(columns.map(numbered))] : []
  return (
    <Chart
      title={title}
      name={name}
      note={[note, ...key].join(' ')}
      height={HEAD + rows.length * ROW}
      table={table}
      draw={draw}
    />
  )
}
