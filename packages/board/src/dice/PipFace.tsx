import type { FaceNumber } from './orientation.ts'

/** The pips of an ordinary die. */
export function PipFace({ value }: { readonly value: FaceNumber }) {
  return (
    <svg className="pip-face" viewBox="0 0 12 12" aria-hidden="true">
      {DOTS[value].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={value === 1 ? 1.6 : 1.25} />
      ))}
    </svg>
  )
}

type Dot = readonly [number, number]
const [L, M, H] = [2.9, 6, 9.1]
const CORNERS: readonly Dot[] = [
  [L, L],
  [H, H],
  [H, L],
  [L, H],
]
const DOTS: Readonly<Record<FaceNumber, readonly Dot[]>> = {
  1: [[M, M]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [M, M]],
  4: CORNERS,
  5: [...CORNERS, [M, M]],
  6: [...CORNERS, [L, M], [H, M]],
}

/** All six faces of an ordinary die, ready for `Die`. */
export const PIP_FACES = ([1, 2, 3, 4, 5, 6] as const).map((value) => <PipFace key={value} value={value} />)
