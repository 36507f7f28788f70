export interface SeatMarkProps {
  /** 0 to 9. */
  readonly seat: number
  readonly label?: string
}

/** A seat's colour and shape: ten of each, so that colour is never needed to tell them apart. */
export function SeatMark({ seat, label }: SeatMarkProps) {
  return (
    <span
      className="seat-mark"
      style={{ color: `var(--seat-${seat % SHAPES.length})` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPES[seat % SHAPES.length]} fillRule="evenodd" />
      </svg>
    </span>
  )
}

/** Disc, square, triangle, diamond, star, hexagon, cross, ring, drop, bars. */
const SHAPES = [
  'M10 2a8 8 0 1 0 0 16 8 8 0 1 0 0-16Z',
  'M4.5 3h11A1.5 1.5 0 0 1 17 4.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-11A1.5 1.5 0 0 1 4.5 3Z',
  'M10 2 19 17.5H1Z',
  'M10 1 19 10 10 19 1 10Z',
  'm10 1 2.7 5.9 6.3.7-4.7 4.3 1.4 6.3L10 15l-5.7 3.2 1.4-6.3L1 7.6l6.3-.7Z',
  'M5.5 2.5h9L19 10l-4.5 7.5h-9L1 10Z',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z',
  'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17Zm0 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7Z',
  'M10 1c3.5 4.5 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.5-6.5 6-11Z',
  'M3 2.5h4v15H3Zm5.5 0h4v15h-4Zm5.5 0h3v15h-3Z',
] as const
