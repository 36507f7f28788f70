import { type RefObject, useLayoutEffect } from 'react'

/** Opens a native dialog while `open`, and returns the focus afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, modal: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const asker = document.activeElement
    if (modal) element.showModal()
    else element.show()
    return () => {
      element.close()
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus({ preventScroll: true })
    }
  }, [dialog, open, modal])
}
