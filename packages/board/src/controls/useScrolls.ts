import { type RefObject, useEffect, useState } from 'react'

/** `{ tabIndex: 0 }` while the element can scroll: a scrolling element must be reachable by keyboard, any other must not be a tab stop. */
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
