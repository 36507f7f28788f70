import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { asMeter, shareOf } from './asMeter.ts'
import { Counter } from './Counter.tsx'

export interface TrackProps {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly icon?: ReactNode
  /** One box per step; otherwise a single bar. Dice Forge gold has 12 boxes, a purse of 200 has one. */
  readonly segments?: boolean
  /** Steps worth noticing. */
  readonly marks?: readonly number[]
  readonly className?: string
}

/** From 0 to a maximum, with a marker at the current value. */
export function Track({ value, max, label, icon, segments, marks = [], className }: TrackProps) {
  return (
    <div
      className={classes('track', className)}
      style={{ '--track-share': shareOf(value, max), '--track-steps': max } as CSSProperties}
      {...asMeter(label, value, max)}
    >
      {icon && (
        <span className="track-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={classes('track-bar', segments && 'track-segmented')} aria-hidden="true">
        {segments ? (
          Array.from({ length: max }, (_, step) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              key={step}
              className={classes(
                'track-step',
                step < value && 'track-filled',
                marks.includes(step + 1) && 'track-mark',
                step + 1 === value && 'track-here',
              )}
            />
          ))
        ) : (
          <>
            <span className="track-fill" />
            {marks.map((mark) => (
              <span key={mark} className="track-notch" style={{ insetInlineStart: `${(mark / max) * 100}%` }} />
            ))}
            <span className="track-marker" />
          </>
        )}
      </div>
      <Counter value={value} max={max} className="track-value" />
    </div>
  )
}
