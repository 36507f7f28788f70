import type { View } from '@alea/dice-forge'
import { useRef } from 'react'
import { noRolls, type Rolls, rollsAfter } from './rolls.ts'

/** How often each die was seen to roll while one looked, so that dice tumble. */
export function useRolls(view: View): Rolls {
  const last = useRef<{ view: View; rolls: Rolls }>({ view, rolls: noRolls(view) })
  if (last.current.view !== view)
    last.current = { view, rolls: rollsAfter(last.current.rolls, last.current.view, view) }
  return last.current.rolls
}
