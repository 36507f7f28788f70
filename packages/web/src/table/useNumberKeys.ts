/** Keys 1 to 9 press what has this number, except in a text field or while a dialog or a menu is open. */
import { useEffect } from 'react'
import { takesKeys } from './topLayer.ts'

export function useNumberKeys(presses: readonly (() => void)[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (takesKeys()) return
      const act = presses[Number(event.key) - 1]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
