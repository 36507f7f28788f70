import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'

export const TOKEN_TONES = ['good', 'bad', 'plain'] as const
/** Good for its owner, bad for them, neither; or a hue from 0 to 360. */
export type TokenTone = (typeof TOKEN_TONES)[number] | number

export interface TokenChipProps {
  readonly icon: ReactNode
  /** Shown when more than one, or always with `max`. */
  readonly count?: number
  readonly max?: number
  readonly tone?: TokenTone
  /** Name and count, for a screen reader. */
  readonly label: string
  /** What the token does: hover, focus or a long press. */
  readonly tip?: ReactNode
}

/** Good ones are round, bad ones have corners, so that colour is never needed to tell them apart. */
export function TokenChip({ icon, count = 1, max, tone = 'plain', label, tip }: TokenChipProps) {
  const hued = typeof tone === 'number'
  const chip = (
    <span
      className={classes('token', hued ? 'token-hued' : `token-${tone}`)}
      style={hued ? ({ '--token-hue': tone } as CSSProperties) : undefined}
      role="img"
      aria-label={label}
      tabIndex={tip === undefined ? undefined : 0}
    >
      <span className="token-icon">{icon}</span>
      {(count !== 1 || max !== undefined) && <span className="token-count">{count}</span>}
    </span>
  )
  return tip === undefined ? chip : <Tooltip tip={tip}>{chip}</Tooltip>
}
