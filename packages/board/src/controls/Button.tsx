import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'

export const BUTTON_KINDS = ['primary', 'normal', 'quiet', 'danger'] as const
export type ButtonKind = (typeof BUTTON_KINDS)[number]

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly kind?: ButtonKind
  /** Busy: keeps its size and its focus, and ignores presses. */
  readonly busy?: boolean
  readonly icon?: ReactNode
  /** The key that does the same, drawn small: `1`, `Esc`. */
  readonly shortcut?: string | undefined
  /** A second, smaller line: what it will do. */
  readonly note?: ReactNode
  /** Fills the width. */
  readonly wide?: boolean
  readonly children?: ReactNode
}

export function Button({
  kind = 'normal',
  busy,
  icon,
  shortcut,
  note,
  wide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes('button', `button-${kind}`, wide && 'button-wide', busy && 'button-busy', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-keyshortcuts={shortcut}
      onClick={press}
    >
      {icon && (
        <span className="button-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="button-text">
        {children}
        {note !== undefined && <span className="button-note">{note}</span>}
      </span>
      {shortcut && (
        <span className="button-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}
