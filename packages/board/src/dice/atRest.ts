/** Which dice are rolling: boards wait for them before they show what a roll allows. */
import { useSyncExternalStore } from 'react'

const rolling = new Set<HTMLElement>()
const listeners = new Set<() => void>()

export function setRolling(die: HTMLElement, isRolling: boolean): void {
  const before = rolling.size
  if (isRolling) rolling.add(die)
  else rolling.delete(die)
  if ((before === 0) !== (rolling.size === 0)) for (const listener of listeners) listener()
}

export const diceAtRest = (): boolean => rolling.size === 0

/**
 * Have all dice come to rest? A roll is known before the view that shows it is painted, so nothing lights up for a moment in between.
 * The same as the attribute `data-dice` of the `Stage`: `rolling` or `rest`.
 */
export function useDiceAtRest(): boolean {
  return useSyncExternalStore(listen, diceAtRest)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
