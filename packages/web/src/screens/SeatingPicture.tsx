import type { Seating } from '../games/seating.ts'
import './seatingPicture.css'

const CENTRE = 40
const RADIUS = 27

/** Who sits where: the table from above, oneself at the bottom, sides in shape and hue. */
export function SeatingPicture({ seats, sides, ring }: Pick<Seating, 'seats' | 'sides' | 'ring'>) {
  const order = ring ?? [...Array(seats).keys()]
  return (
    <svg className="seating" viewBox="0 0 80 80" aria-hidden="true">
      <circle className="seating-table" cx={CENTRE} cy={CENTRE} r="17" />
      {order.map((seat, i) => {
        // Clockwise as seen from above, beginning at the bottom.
        const angle = (i / seats) * 2 * Math.PI + Math.PI / 2
        const [x, y] = [CENTRE + RADIUS * Math.cos(angle), CENTRE + RADIUS * Math.sin(angle)]
        const side = sides?.[seat]
        return (
          <g
            key={seat}
            transform={`translate(${x} ${y})`}
            className="seating-seat"
            data-side={side}
            data-me={seat === 0 || undefined}
          >
            {side === undefined || side === 0 ? (
              <circle r="8" />
            ) : side === 1 ? (
              <rect x="-7.5" y="-7.5" width="15" height="15" rx="2" />
            ) : (
              <path d="M0 -10L10 0L0 10L-10 0z" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
