/** Figures with their 95 % intervals, one below the other on one scale. */
import type { Estimate } from '@alea/lab'
import { useWords } from '../../language/useWords.ts'
import { Chart } from './Chart.tsx'

export interface WhiskerRow {
  readonly label: string
  readonly estimate: Estimate | undefined
  /** Stands back: what the row before it is compared with. */
  readonly isQuiet?: boolean
}

interface Props {
  readonly title: string
  readonly name: string
  readonly note?: string
  readonly rows: readonly WhiskerRow[]
  /** How a value is written. */
  text(value: number): string
  /** A value to compare with: an even share, no difference. */
  readonly reference?: number
  /** Bars begin at 0: for shares and counts; without it there are only points, for differences. */
  readonly bars?: boolean
}

const ROW = 46
const AXIS = 8
const MARGIN = 6
/** Where numbers are written, at the right. */
const NUMBERS = 64

export function Whiskers({ title, name, note, rows, text, reference, bars = false }: Props) {
  const { lab: words } = useWords()
  const known = rows.flatMap(({ estimate }) => (estimate ? [estimate] : []))
  const values = [...known.flatMap(({ low, high }) => [low, high]), ...(reference === undefined ? [] : [reference])]
  const from = bars ? Math.min(0, ...values) : Math.min(...values)
  const to = Math.max(...values, from + 1e-9)
  const draw = (width: number) => {
    const x = (value: number) => MARGIN + ((value - from) / (to - from)) * (width - NUMBERS - 2 * MARGIN)
    return (
      <>
        {reference !== undefined && (
          <line className="chart-reference" x1={x(reference)} x2={x(reference)} y1={0} y2={rows.length * ROW} />
        )}
        {rows.map(({ label, estimate, isQuiet }, i) => {
          const y = i * ROW
          const middle = y + 31
          return (
            <g key={label}>
              <text className="chart-label" x={MARGIN} y={y + 15}>
                {label}
              </text>
              {estimate && (
                <>
                  {bars && (
                    <rect
                      className={isQuiet ? 'chart-bar-quiet' : 'chart-bar'}
                      x={Math.min(x(0), x(estimate.value))}
                      y={middle - 7}
                      width={Math.abs(x(estimate.value) - x(0))}
                      height={14}
                    />
                  )}
                  <path
                    className="chart-whisker"
                    d={`M${x(estimate.low)} ${middle}H${x(estimate.high)}M${x(estimate.low)} ${middle - 5}v10M${x(estimate.high)} ${middle - 5}v10`}
                  />
                  {!bars && <circle className="chart-point" cx={x(estimate.value)} cy={middle} r={5} />}
                  <text className="chart-number" x={width - MARGIN} y={middle + 4} textAnchor="end">
                    {text(estimate.value)}
                  </text>
                </>
              )}
            </g>
          )
        })}
      </>
    )
  }
  return (
    <Chart
      title={title}
      name={name}
      note={note}
      height={rows.length * ROW + AXIS}
      table={{
        head: [words.what, words.value, words.interval, words.matches],
        rows: rows.map(({ label, estimate }) => [
          label,
          ...(estimate
            ? [text(estimate.value), words.range(text(estimate.low), text(estimate.high)), String(estimate.of)]
            : ['–', '–', '0']),
        ]),
      }}
      draw={draw}
    />
  )
}
