import type { ClockSetup } from '@alea/protocol/client'

/** One way to count thinking time; all milliseconds. */
export interface ClockKind<S extends ClockSetup = ClockSetup> {
  /** What every seat begins with. */
  first(setup: S): number
  /** What a seat has left once it has answered; `taken` is how long its time ran since any clock of the match was last pressed. */
  afterAnswer(setup: S, left: number, taken: number): number
}

export const SECOND = 1000
export const DAY = 86_400_000
