import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type DieTone, dieStyle, toneClass } from './dieTone.ts'

export interface DieFaceProps {
  readonly children?: ReactNode
  /** Size in pixels; as high as a line of text if left out. */
  readonly size?: number
  readonly tone?: DieTone
  readonly held?: boolean
  readonly marked?: boolean
  readonly label?: string
}

/** One face, flat: for logs, lists and large stocks of dice. */
export function DieFace({ children, size, tone = 'ivory', held, marked, label }: DieFaceProps) {
  return (
    <span
      className={classes('die-face', toneClass(tone), held && 'die-held', marked && 'die-marked')}
      style={dieStyle(tone, size)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className="die-picture">{children}</span>
    </span>
  )
}
