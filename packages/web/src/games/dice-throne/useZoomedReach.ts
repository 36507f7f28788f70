import { type Reach, useReach } from '@alea/board'
import { useMemo } from 'react'
import type { Subject } from './layout.ts'

/** A press that does not simply answer opens the thing: there its answers stand beside the text, and what is not possible says why. */
export function useZoomedReach(subjects: ReadonlyMap<string, Subject>, zoom: (subject: Subject) => void): Reach {
  const reach = useReach()
  return useMemo(
    () => ({
      ...reach,
      press: (place, anchor) => {
        const subject = subjects.get(place)
        if (subject && reach.optionsAt(place).length !== 1) zoom(subject)
        else reach.press(place, anchor)
      },
    }),
    [reach, subjects, zoom],
  )
}
