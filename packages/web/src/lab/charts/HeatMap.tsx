/** What winners use more often than the others, by variant: a square each, in one hue for more and in another for less. */
import type { Estimate } from '@alea/lab'
import { useWords } from '../../language/useWords.ts'
import { Chart, type ChartTable } from './Chart.tsx'

interface Props {
  readonly title: string
  readonly name: string
  readonly note: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly (Estimate | undefined)[] }[]
  /** More than the picture shows. */
  readonly table: ChartTable
}

const HEAD = 22
const ROW = 44
const SQUARE = 22
const MARGIN = 6

export function HeatMap({ title, name, note, columns, rows, table }: Props) {
  const { grammar } = useWords()
  const most = Math.max(1e-9, ...rows.flatMap(({ cells }) => cells.map((cell) => Math.abs(cell?.value ?? 0))))
  const draw = (width: number) => {
    const column = (width - 2 * MARGIN) / columns.length
    const x = (i: number) => MARGIN + i * column
    return (
      <>
        {columns.map((label, i) => (
          <text key={label} className="chart-number" x={x(i)} y={15}>
            {label}
          </text>
        ))}
        {rows.map(({ label, cells }, row) => (
          <g key={label} transform={`translate(0 ${HEAD + row * ROW})`}>
            <text className="chart-label" x={MARGIN} y={14}>
              {label}
            </text>
            {cells.map((cell, i) => {
              const value = cell?.value ?? 0
              const isClear = cell !== undefined && (cell.low > 0 || cell.high < 0)
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
                      {value > 0 ? '+' : ''}
                      {grammar.number(Math.round(value * 100) / 100)}
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
  return <Chart title={title} name={name} note={note} height={HEAD + rows.length * ROW} table={table} draw={draw} />
}
