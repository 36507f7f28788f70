import type { Offer } from '@alea/engine'
import { type RefObject, useEffect } from 'react'

/** The last one matters most: where not all of it has room, that is seen. */
const ASKED = ['.dt-hand [data-open]', '.dt-tier[data-open]', '.dt-die[data-open]', '.dt-choice-row']

/** A new question brings what it is about in sight, where the table is longer than the screen. */
export function useInSight(table: RefObject<HTMLElement | null>, offer: Offer | undefined, position: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be put again
  useEffect(() => {
    if (!offer) return
    for (const what of ASKED) {
      const found = table.current?.querySelector(what)
      if (found && !isPinned(found)) found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }, [offer, position])
}

/** What sticks to the foot of the table is in sight already; scrolling to it would go to where it would lie otherwise. */
function isPinned(found: Element): boolean {
  const hand = found.closest('.dt-hand')
  return hand !== null && getComputedStyle(hand).position === 'sticky'
}
