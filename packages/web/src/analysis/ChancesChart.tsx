/** The graph of the chances with its table, for a page. */
import type { Seat } from '@alea/engine'
import { Chart } from '../lab/charts/Chart.tsx'
import { useWords } from '../language/useWords.ts'
import { ChancesPicture } from './ChancesPicture.tsx'
import type { KeyMoment } from './keyMoments.ts'
import { byTurn, type SharedChances } from './sharedChances.ts'

interface Props {
  readonly height: number
  readonly length: number
  readonly chances: readonly SharedChances[]
  readonly sides: readonly (readonly Seat[])[]
  /** By side. */
  readonly labels: readonly string[]
  readonly moments: readonly KeyMoment[]
  pick(position: number): void
}

export function ChancesChart({ height, length, chances, sides, labels, moments, pick }: Props) {
  const { analysis: words, grammar } = useWords()
  const rows = byTurn(chances).map(({ position, turn, shares }) => [
    position === length ? words.end : words.turn(turn),
    ...shares.map((share) => grammar.percent(share)),
  ])
  return (
    <Chart
      title={words.chances}
      name="chances"
      height={height}
      table={{ head: [words.turnColumn, ...labels], rows }}
      draw={(width) => (
        <ChancesPicture
          width={width}
          height={height}
          length={length}
          chances={chances}
          sides={sides}
          moments={moments}
          labels={labels}
          pick={pick}
        />
      )}
    />
  )
}
