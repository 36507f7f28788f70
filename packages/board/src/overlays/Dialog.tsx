import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { OverlayHead } from './OverlayHead.tsx'
import { useModal } from './useModal.ts'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** Called for Escape, the close button, or a press outside. If left out, the dialog must be answered. */
  readonly onClose?: (() => void) | undefined
  /** The label of the close button; needed with `onClose`. */
  readonly closeLabel?: string
  /** The buttons at the bottom, the main one last. */
  readonly actions?: ReactNode
  readonly wide?: boolean
  readonly children?: ReactNode
}

export function Dialog({ open, title, onClose, closeLabel, actions, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const named = useId()
  useModal(dialog, open, true)
  const beside = (event: MouseEvent) => event.target === dialog.current && onClose?.()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, heard by onCancel
    <dialog
      ref={dialog}
      className={classes('dialog', wide && 'dialog-wide')}
      aria-labelledby={named}
      onClick={beside}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      {open && (
        <div className="dialog-box">
          <OverlayHead id={named} title={title} onClose={onClose} closeLabel={closeLabel} />
          <div className="dialog-body">{children}</div>
          {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
