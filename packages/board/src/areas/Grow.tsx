import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface GrowProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The room of a board, named `room` for container queries; what is in it grows with it, as grow.css says. */
export const Grow = ({ className, children }: GrowProps) => <div className={classes('grow', className)}>{children}</div>
