import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { asMeter, shareOf } from './asMeter.ts'
import { Counter } from './Counter.tsx'
import { useChange } from './useChange.ts'

export const DIAL_TONES = ['health', 'points', 'game'] as const
export type DialTone = (typeof DIAL_TONES)[number]

export interface DialProps {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly tone?: DialTone
  readonly icon?: ReactNode
  /** Diameter in pixels; `--dial-size` if left out. */
  readonly size?: number
}

const RADIUS = 44
const AROUND = 2 * Math.PI * RADIUS

/** Health, combat points: a ring that empties, and shakes when something is lost. */
export function Dial({ value, max, label, tone = 'health', icon, size }: DialProps) {
  const { by, nth } = useChange(value)
  const share = shareOf(value, max)
  return (
    <div
      className={classes('dial', `dial-${tone}`, share <= 0.25 && 'dial-low')}
      style={size === undefined ? undefined : ({ '--dial-size': `${size}px` } as CSSProperties)}
      {...asMeter(label, value, max)}
    >
      <div className={classes('dial-body', by < 0 && `dial-hit-${nth % 2}`)}>
        <svg className="dial-ring" viewBox="0 0 100 100" aria-hidden="true">
          <circle className="dial-rest" cx="50" cy="50" r={RADIUS} />
          <circle
            className="dial-arc"
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={AROUND}
            style={{ strokeDashoffset: AROUND * (1 - share) }}
          />
        </svg>
        <div className="dial-middle">
          {icon && (
            <span className="dial-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <Counter value={value} className="dial-value" />
        </div>
      </div>
    </div>
  )
}
