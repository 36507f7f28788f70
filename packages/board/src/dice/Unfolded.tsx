import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type DieTone, dieStyle, toneClass } from './dieTone.ts'
import { FACES, type FaceNumber } from './orientation.ts'

export interface UnfoldedProps {
  readonly faces: readonly ReactNode[]
  readonly shows?: FaceNumber | undefined
  readonly tone?: DieTone
  readonly size?: number
  readonly label: string
  /** Wraps a cell, for example in a `Place`. */
  readonly cell?: (face: FaceNumber, drawn: ReactNode) => ReactNode
  /** What a screen reader says of a face; the shown one is also marked as current. */
  readonly faceLabel?: (face: FaceNumber) => string
}

/** A die unfolded as a cross: all six faces are visible, the current one raised. */
export function Unfolded({
  faces,
  shows,
  tone = 'ivory',
  size,
  label,
  cell = (_, drawn) => drawn,
  faceLabel,
}: UnfoldedProps) {
  return (
    <ul className={classes('unfolded', toneClass(tone))} style={dieStyle(tone, size)} aria-label={label}>
      {FACES.map((face) => (
        <li
          key={face}
          className={classes('unfolded-cell', face === shows && 'unfolded-shown')}
          data-face={face}
          aria-current={face === shows ? 'true' : undefined}
        >
          {cell(
            face,
            <span className={classes('die-face', toneClass(tone))}>
              <span className="die-picture">{faces[face - 1]}</span>
              {faceLabel && <span className="visually-hidden">{faceLabel(face)}</span>}
            </span>,
          )}
        </li>
      ))}
    </ul>
  )
}
