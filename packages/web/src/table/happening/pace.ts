/** How long what others do stays on the board before what comes next is shown. */

/** Milliseconds a step with one event stays. `none`: everything is shown at once. */
export const PACES = { none: 0, fast: 400, normal: 900, slow: 1800 } as const
export type PaceName = keyof typeof PACES

/** Settings of earlier versions may hold any number. */
export const paceName = (pace: number): PaceName =>
  (Object.keys(PACES) as PaceName[]).reduce((best, name) =>
    Math.abs(PACES[name] - pace) < Math.abs(PACES[best] - pace) ? name : best,
  )

export interface PacedStep {
  /** How much happened. */
  readonly events: number
  /** The reader is asked now. */
  readonly asksReader: boolean
  /** The reader is asked, and time runs. */
  readonly isUrgent: boolean
}

/** Up to so many steps with events wait patiently; the more there are, the shorter each is shown. */
const A_FEW = 6
/** With more than this, nobody could follow: a summary says what happened. */
const TOO_MANY = 30
const MOST_EVENTS = 4

export function timeFor(shown: PacedStep, waiting: readonly PacedStep[], pace: number): number {
  const toCome = waiting.filter(({ events }) => events > 0).length
  if (pace === 0 || shown.events === 0 || toCome > TOO_MANY) return 0
  if (waiting.some(({ isUrgent }) => isUrgent)) return 0
  // The reader is asked, and nothing will happen before that: the caption stays, and the question comes at once.
  if (toCome === 0 && waiting.at(-1)!.asksReader) return 0
  const full = pace * (0.5 + Math.min(shown.events, MOST_EVENTS) / 2)
  return toCome > A_FEW ? (full * A_FEW) / toCome : full
}
