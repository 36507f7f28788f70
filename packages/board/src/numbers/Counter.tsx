import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { difference } from './counting.ts'
import { useChange } from './useChange.ts'
import { useCounted } from './useCounted.ts'

export interface CounterProps {
  readonly value: number
  /** What is counted; read before the number by screen readers, not shown. */
  readonly label?: string
  readonly icon?: ReactNode
  /** `12 / 50`. */
  readonly max?: number
  readonly className?: string
}

/** A number that counts up or down and shows the difference for a moment. */
export function Counter({ value, label, icon, max, className }: CounterProps) {
  const shown = useCounted(value)
  const { by, nth } = useChange(value)
  return (
    <span className={classes('counter', className)}>
      {icon && (
        <span className="counter-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {label && <span className="visually-hidden">{label} </span>}
      <span className="visually-hidden">{max === undefined ? value : `${value} / ${max}`}</span>
      <span className="counter-value" aria-hidden="true">
        {shown}
        {max !== undefined && <span className="counter-max"> / {max}</span>}
      </span>
      {nth > 0 && (
        <span
          key={nth}
          className={classes('counter-change', by < 0 ? 'counter-loss' : 'counter-gain')}
          aria-hidden="true"
        >
          {difference(by)}
        </span>
      )}
    </span>
  )
}
