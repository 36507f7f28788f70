import { useLayoutEffect, useState } from 'react'
import { SETTLE_MS } from './inputGuard.ts'
import type { PlacedOptions } from './placedOptions.ts'

/** Boards turn to what is asked; before input counts again, they have. */
const TURNED_MS = SETTLE_MS - 50
const NONE: ReadonlySet<string> = new Set()

/** Whether the board shows a place with options where the reader looks. It stays as it is while one scrolls: buttons must not come and go. */
export function useInSight(placed: PlacedOptions, draft: readonly string[]): (place: string) => boolean {
  const [hidden, setHidden] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked may change what the board draws
  useLayoutEffect(() => {
    const measure = () => {
      const found = outOfSight(placed.optionsAt.keys())
      setHidden((known) => (known.symmetricDifference(found).size === 0 ? known : found))
    }
    measure()
    const timer = setTimeout(measure, TURNED_MS)
    addEventListener('resize', measure)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', measure)
    }
  }, [placed, draft])
  return (place) => !hidden.has(place)
}

function outOfSight(places: Iterable<string>): ReadonlySet<string> {
  const drawn = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('.table-board [data-place]')) {
    const place = element.getAttribute('data-place')!
    drawn.set(place, [...(drawn.get(place) ?? []), element])
  }
  return new Set([...places].filter((place) => !drawn.get(place)?.some(isSeen)))
}

/** Its middle is inside everything that clips it. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility()) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const box = one.getBoundingClientRect()
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  }
  return true
}
