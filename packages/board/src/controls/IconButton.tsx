import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly label: string
  readonly icon: ReactNode
  /** A number at its corner: unread lines. The label must say it too. */
  readonly badge?: number
  /** `undefined` when it is not a toggle. */
  readonly pressed?: boolean
}

export function IconButton({ label, icon, badge = 0, pressed, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip tip={label} names>
      <button
        type="button"
        {...rest}
        className={classes('icon-button', className)}
        aria-label={label}
        aria-pressed={pressed}
        data-badge={badge > 0 ? badge : undefined}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
