/** How often each value occurred, one picture a variant on one scale. */
import type { Bar } from '@alea/lab'
import { useWords } from '../../language/useWords.ts'
import { Chart } from './Chart.tsx'

interface Props {
  readonly title: string
  readonly name: string
  readonly series: readonly { readonly label: string; readonly bars: readonly Bar[] }[]
}

const MOST_BINS = 30
const HEIGHT = 74
const LABEL = 20
const AXIS = 22
const MARGIN = 6
/** Between two columns. */
const GAP = 1

export function Histograms({ title, name, series }: Props) {
  const { lab: words, grammar } = useWords()
  const values = series.flatMap(({ bars }) => bars.map(([value]) => value))
  const from = Math.min(...values)
  const step = Math.max(1, Math.ceil((Math.max(...values) - from + 1) / MOST_BINS))
  const bins = Math.floor((Math.max(...values) - from) / step) + 1
  const binned = series.map(({ label, bars }) => {
    const total = bars.reduce((sum, [, times]) => sum + times, 0)
    const shares = Array<number>(bins).fill(0)
    for (const [value, times] of bars) shares[Math.floor((value - from) / step)]! += times / Math.max(1, total)
    return { label, shares }
  })
  const most = Math.max(...binned.flatMap(({ shares }) => shares), 1e-9)
  const binName = (bin: number) => {
    const first = from + bin * step
    return step === 1 ? grammar.number(first) : words.range(grammar.number(first), grammar.number(first + step - 1))
  }
  const one = LABEL + HEIGHT + AXIS
  const draw = (width: number) => {
    const column = (width - 2 * MARGIN) / bins
    return binned.map(({ label, shares }, i) => {
      const floor = i * one + LABEL + HEIGHT
      return (
        <g key={label}>
          <text className="chart-label" x={MARGIN} y={i * one + 14}>
            {label}
          </text>
          {shares.map((share, bin) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={bin}
              className="chart-bar"
              x={MARGIN + bin * column}
              y={floor - (share / most) * HEIGHT}
              width={Math.max(1, column - GAP)}
              height={(share / most) * HEIGHT}
            />
          ))}
          <line className="chart-axis" x1={MARGIN} x2={width - MARGIN} y1={floor} y2={floor} />
          <text className="chart-number" x={MARGIN} y={floor + 15}>
            {grammar.number(from)}
          </text>
          <text className="chart-number" x={width - MARGIN} y={floor + 15} textAnchor="end">
            {grammar.number(from + bins * step - 1)}
          </text>
        </g>
      )
    })
  }
  return (
    <Chart
      title={title}
      name={name}
      height={one * series.length}
      table={{
        head: [title, ...binned.map(({ label }) => label)],
        rows: Array.from({ length: bins }, (_, bin) => [
          binName(bin),
          ...binned.map(({ shares }) => grammar.percent(shares[bin]!, 1)),
        ]),
      }}
      draw={draw}
    />
  )
}
