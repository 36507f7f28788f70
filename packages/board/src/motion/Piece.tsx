import type { CSSProperties, ElementType, ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface PieceProps {
  /** Unique on the stage, and the same wherever the piece is: `card:tip-it`. */
  readonly id: string
  readonly as?: ElementType
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** Something that keeps its identity between two views. */
export function Piece({ id, as: Element = 'div', className, style, children }: PieceProps) {
  return (
    <Element data-piece={id} className={classes('piece', className)} style={style}>
      {children}
    </Element>
  )
}
