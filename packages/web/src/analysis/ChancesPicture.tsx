/** The chances of all sides over a match, one band upon the other; a picture alone, whose table is elsewhere. */
import type { Seat } from '@alea/engine'
import type { MouseEvent } from 'react'
import type { KeyMoment } from './keyMoments.ts'
import { chancesAt, type SharedChances } from './sharedChances.ts'
import './chancesPicture.css'

interface Props {
  readonly width: number
  readonly height: number
  /** The last position. */
  readonly length: number
  readonly chances: readonly SharedChances[]
  readonly sides: readonly (readonly Seat[])[]
  readonly moments: readonly KeyMoment[]
  /** Where the replay stands. */
  readonly position?: number
  /** Names in the bands, by side, where there is room. */
  readonly labels?: readonly string[]
  pick(position: number): void
}

const LABEL = 14
/** Triangles up and down for luck, a diamond for a decision. */
const MARKS = { lucky: 'M0-6 6 5H-6Z', unlucky: 'M0 6 6-5H-6Z', mistake: 'M0-6 6 0 0 6-6 0Z' } as const

export function ChancesPicture({ width, height, length, chances, sides, moments, position, labels, pick }: Props) {
  const x = (at: number) => (length === 0 ? 0 : (at / length) * width)
  const y = (share: number) => height * (1 - share)
  /** The upper edge of a band at each moment, from the bottom up. */
  const edgeOf = (side: number) =>
    chances.map(({ position: at, shares }) => ({
      x: x(at),
      y: y(side < 0 ? 0 : shares.slice(0, side + 1).reduce((sum, share) => sum + share, 0)),
    }))
  const line = (points: readonly { x: number; y: number }[]) =>
    points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')
  const bandPath = (side: number) => `M${line(edgeOf(side))}L${line(edgeOf(side - 1).reverse())}Z`
  const press = ({ clientX, currentTarget }: MouseEvent<SVGElement>) => {
    const { left, width: seen } = currentTarget.getBoundingClientRect()
    const share = seen === 0 ? 0 : (clientX - left) / seen
    pick(Math.round(Math.min(1, Math.max(0, share)) * length))
  }
  if (chances.length === 0) return null
  return (
    <>
      {sides.map(([seat], side) => (
        <path key={seat} className="chances-band" d={bandPath(side)} style={{ fill: `var(--seat-${seat})` }} />
      ))}
      <line className="chances-half" x1={0} x2={width} y1={y(0.5)} y2={y(0.5)} />
      {sides.slice(0, -1).map(([seat], side) => (
        <path key={seat} className="chances-edge" d={`M${line(edgeOf(side))}`} />
      ))}
      {labels && bandLabels()}
      {moments.map(({ is, position: at, seat }) => (
        <path
          key={`${is} ${at}`}
          className={`chances-mark chances-${is}`}
          d={is === 'lucky' || is === 'unlucky' ? MARKS[is] : MARKS.mistake}
          transform={`translate(${x(at)} ${Math.min(height - 8, Math.max(8, y(topOf(seat, at))))})`}
        />
      ))}
      {position !== undefined && <line className="chances-here" x1={x(position)} x2={x(position)} y1={0} y2={height} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the mouse; the slider and the list of moments are for everybody */}
      <rect className="chances-press" width={width} height={height} onClick={press} />
    </>
  )

  /** Of the side a seat belongs to: the upper edge of its band, or the lower one of the topmost. */
  function topOf(seat: Seat, at: number): number {
    const shares = chancesAt(chances, at)!.shares
    const side = sides.findIndex((seats) => seats.includes(seat))
    const upTo = side === sides.length - 1 && side > 0 ? side : side + 1
    return shares.slice(0, upTo).reduce((sum, share) => sum + share, 0)
  }

  function bandLabels() {
    const { shares } = chances[0]!
    return shares.map((share, side) => {
      const below = shares.slice(0, side).reduce((sum, each) => sum + each, 0)
      if (share * height < LABEL + 4) return null
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
        <text key={side} className="chances-label" x={6} y={y(below + share / 2) + 5}>
          {labels![side]}
        </text>
      )
    })
  }
}
