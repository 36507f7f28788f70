import type { CSSProperties, ElementType, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useLit } from '../place/Reach.ts'

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
  const lit = useLit(id)
  return (
    <Element data-piece={id} className={classes('piece', lit && 'lit', className)} style={style}>
      {children}
    </Element>
  )
}
