import type { ReactNode } from 'react'
import { CloseIcon } from '../controls/icons.tsx'

interface OverlayHeadProps {
  /** The id of the title, by which the overlay is labelled. */
  readonly id: string
  readonly title: ReactNode
  /** The cross, and its name; without both there is none. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
}

/** The title of a dialog or drawer, and its cross. */
export const OverlayHead = ({ id, title, onClose, closeLabel }: OverlayHeadProps) => (
  <header className="dialog-head">
    <h2 className="dialog-title" id={id}>
      {title}
    </h2>
    {onClose && closeLabel && (
      <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    )}
  </header>
)
