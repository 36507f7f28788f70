import { type RefObject, useEffect, useState } from 'react'

/** `{ tabIndex: 0 }` while the element has more than it shows: what scrolls must be reachable by keyboard, what does not is no stop. */
export function useScrolls(ref: RefObject<HTMLElement | null>): { readonly tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setScrolls(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return scrolls ? { tabIndex: 0 } : {}
}
