import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { useScrolls } from '../controls/useScrolls.ts'
import { OverlayHead } from './OverlayHead.tsx'
import { useModal } from './useModal.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly closeLabel: string
  /** `false`: stays open beside the board, which can still be played. */
  readonly modal?: boolean
  readonly children?: ReactNode
}

/** From the side on a desktop, from the bottom on a phone. */
export function Drawer({ open, title, onClose, closeLabel, modal = true, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const named = useId()
  useModal(drawer, open, modal)
  const beside = (event: MouseEvent) => event.target === drawer.current && onClose()
  return (
    <dialog
      ref={drawer}
      className={classes('drawer', !modal && 'drawer-beside')}
      aria-labelledby={named}
      onClick={beside}
      onKeyDown={(event) => event.key === 'Escape' && !modal && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className="drawer-box">
          <OverlayHead id={named} title={title} onClose={onClose} closeLabel={closeLabel} />
          <DrawerBody>{children}</DrawerBody>
        </div>
      )}
    </dialog>
  )
}

function DrawerBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} className="drawer-body" {...useScrolls(body)}>
      {children}
    </div>
  )
}
