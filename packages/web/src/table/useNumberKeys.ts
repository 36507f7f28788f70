/** Keys 1 to 9 choose the listed options, except in a text field or while a dialog is open. */
import { useEffect } from 'react'

export function useNumberKeys(keys: readonly string[], choose: (key: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const key = keys[Number(event.key) - 1]
      if (key === undefined) return
      event.preventDefault()
      choose(key)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
