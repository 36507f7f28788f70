import { useRef } from 'react'

/** How often each die was seen to roll while one looked, so that dice tumble: worked out from every two successive views. */
export function useRolls<V, R>(view: V, none: R, rollsAfter: (rolls: R, before: V, after: V) => R): R {
  const last = useRef({ view, rolls: none })
  if (last.current.view !== view)
    last.current = { view, rolls: rollsAfter(last.current.rolls, last.current.view, view) }
  return last.current.rolls
}
