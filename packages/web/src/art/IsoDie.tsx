/** A die seen from above one of its edges: three faces, each with its pips. */
type Pips = 1 | 2 | 3 | 4 | 5 | 6

interface Props {
  /** The corner nearest to us at the top of the front edge. */
  readonly x: number
  readonly y: number
  /** Length of an edge. */
  readonly size: number
  /** Pips at the top, left and right; none for a blank die. */
  readonly pips?: readonly [Pips, Pips, Pips] | undefined
  readonly tone?: string
  readonly dots?: string
  readonly turn?: number
}

export function IsoDie({ x, y, size, pips, tone = 'sc-bone', dots = 'sc-ink', turn = 0 }: Props) {
  const a = size * 0.866
  const h = size / 2
  const unit = (value: number) => Number((value / 12).toFixed(3))
  const faces = [
    [-unit(a), -unit(h), unit(a), -unit(h), 0, 0],
    [unit(a), unit(h), 0, unit(size), -a, -h],
    [unit(a), -unit(h), 0, unit(size), 0, 0],
  ]
  const shades = ['sc-shine', 'sc-dim', 'sc-shade']
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {faces.map((matrix, i) => (
        <g key={shades[i]} transform={`matrix(${matrix.map((part) => Number(part.toFixed(3))).join(' ')})`}>
          <rect width="12" height="12" rx="1.300" className={tone} />
          <rect width="12" height="12" rx="1.300" className={shades[i]} />
          {pips &&
            SPOTS[pips[i]!].map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.250" className={dots} />
            ))}
        </g>
      ))}
    </g>
  )
}

type Spot = readonly [number, number]
const CORNERS: readonly Spot[] = [
  [3, 3],
  [9, 9],
  [9, 3],
  [3, 9],
]
const SPOTS: Readonly<Record<Pips, readonly Spot[]>> = {
  1: [[6, 6]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [6, 6]],
  4: CORNERS,
  5: [...CORNERS, [6, 6]],
  6: [...CORNERS, [3, 6], [9, 6]],
}
