import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../controls/icons.tsx'

export const TOAST_TONES = ['plain', 'good', 'bad'] as const
export type ToastTone = (typeof TOAST_TONES)[number]

export interface Toast {
  readonly id: string
  readonly text: ReactNode
  readonly tone?: ToastTone
  /** A button: *Undo*, *Read the rule*. */
  readonly action?: ReactNode
  /** Stays until dismissed. */
  readonly stays?: boolean
}

export interface ToastsProps {
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
}

const LIFE = 6000

/** Short messages at the edge of the table. Render it once and keep it: a live region is announced only if it was there before. */
export function Toasts({ label, closeLabel, toasts, onDismiss }: ToastsProps) {
  return (
    <section className="toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

const ICONS = { plain: <InfoIcon />, good: <CheckIcon />, bad: <WarningIcon /> }

function ToastLine({
  toast,
  closeLabel,
  onDismiss,
}: { readonly toast: Toast } & Pick<ToastsProps, 'closeLabel' | 'onDismiss'>) {
  const { id, text, tone = 'plain', action, stays } = toast
  const [read, setRead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the timer
  useEffect(() => {
    if (stays || read) return
    const timer = setTimeout(() => onDismiss(id), LIFE)
    return () => clearTimeout(timer)
  }, [id, stays, read])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads
    <div
      className={classes('toast', `toast-${tone}`)}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {ICONS[tone]}
      <span className="toast-text">{text}</span>
      {action}
      <button type="button" className="icon-button" aria-label={closeLabel} onClick={() => onDismiss(id)}>
        <CloseIcon />
      </button>
    </div>
  )
}
