import { type CSSProperties, type ReactNode, useRef } from 'react'
import { classes } from '../classes.ts'
import { useDiceAtRest } from '../dice/atRest.ts'
import { useMotion } from './useMotion.ts'

export interface StageProps {
  /** The position of the match: when it changes, the pieces fly from where they were to where they are. */
  readonly version: unknown
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

export function Stage({ version, className, style, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useMotion(stage, version)
  const atRest = useDiceAtRest()
  return (
    <div ref={stage} className={classes('stage', className)} style={style} data-dice={atRest ? 'rest' : 'rolling'}>
      {children}
    </div>
  )
}
