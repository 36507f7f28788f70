import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface PipsProps {
  readonly count: number
  /** If given, the missing ones are drawn hollow. */
  readonly max?: number
  readonly label: string
  readonly icon?: ReactNode
}

/** A small number drawn as dots: rolls left, charges, lives. */
export function Pips({ count, max = count, label, icon }: PipsProps) {
  return (
    <span className="pips" role="img" aria-label={label}>
      {Array.from({ length: Math.max(count, max) }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its number
        <span key={nth} className={classes('pips-pip', icon !== undefined && 'pips-icon', nth < count && 'pips-full')}>
          {icon}
        </span>
      ))}
    </span>
  )
}
