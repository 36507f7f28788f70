/** How much of its credit a frame costs its sender: an answer is 1. */
import type { FromClient } from '@alea/protocol'

/** A full view. */
export const WATCH_COST = 5
export const PING_COST = 1

const COSTS: Partial<Readonly<Record<FromClient['type'], number>>> = {
  watch: WATCH_COST,
  // Trials in many imagined states.
  preview: 2,
  undo: 3,
  // One that is carried out at once may repeat the whole match.
  propose: 10,
}

export const costOf = ({ type }: FromClient): number => COSTS[type] ?? 1
