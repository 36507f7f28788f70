import type { View } from '@alea/example-pig'

export interface Rolls {
  /** 1 to 6; undefined before the first roll one has seen. */
  readonly face: number | undefined
  /** How often the die was seen to roll. */
  readonly times: number
}

export const NO_ROLLS: Rolls = { face: undefined, times: 0 }

/** The view keeps totals, not the die: what it showed is the difference. */
export function rollsAfter({ face, times }: Rolls, before: View, after: View): Rolls {
  const gained = after.turnTotal - before.turnTotal
  if (after.turn === before.turn && gained >= 2 && gained <= 6) return { face: gained, times: times + 1 }
  const banked = after.scores.some((score, seat) => score !== before.scores[seat])
  // The turn passed and nobody scored: it was a 1.
  if (after.turn !== before.turn && !banked) return { face: 1, times: times + 1 }
  return { face, times }
}
