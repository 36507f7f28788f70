import { Children, type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

export interface ZoneProps {
  readonly label: ReactNode
  readonly children?: ReactNode
  /** Shown while there is nothing in it. */
  readonly empty?: ReactNode
  /** Beside the label: how many, how much. */
  readonly count?: ReactNode
  /** `plain` has no frame. */
  readonly look?: 'felt' | 'raised' | 'plain'
  readonly className?: string
  readonly style?: CSSProperties
}

/** A labelled part of the table. */
export function Zone({ label, children, empty, count, look = 'felt', className, style }: ZoneProps) {
  const named = useId()
  return (
    <fieldset aria-labelledby={named} className={classes('zone', `zone-${look}`, className)} style={style}>
      <div className="zone-label">
        <span id={named}>{label}</span>
        {count !== undefined && <span className="zone-count">{count}</span>}
      </div>
      <div className="zone-content">
        {Children.toArray(children).length > 0 ? children : <span className="zone-empty">{empty}</span>}
      </div>
    </fieldset>
  )
}
