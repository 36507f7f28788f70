import { type Reach, useReach } from '@alea/board'
import { useMemo } from 'react'
import type { Subject } from './layout.ts'

/**
 * A press that does not simply answer, or that sells, opens the thing: there its answers stand beside the text, and what is not possible says
 * why.
 */
export function useZoomedReach(
  subjects: ReadonlyMap<string, Subject>,
  sales: ReadonlySet<string>,
  zoom: (subject: Subject) => void,
): Reach {
  const reach = useReach()
  return useMemo(
    () => ({
      ...reach,
      press: (place, anchor) => {
        const subject = subjects.get(place)
        const [only, ...others] = reach.optionsAt(place)
        const isPlain = only !== undefined && others.length === 0 && !sales.has(only.key)
        if (subject && !isPlain) zoom(subject)
        else reach.press(place, anchor)
      },
    }),
    [reach, subjects, sales, zoom],
  )
}
