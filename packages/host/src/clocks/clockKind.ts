import type { ClockSetup } from '@alea/protocol/client'

/** One way to count thinking time, in milliseconds. */
export interface ClockKind<S extends ClockSetup = ClockSetup> {
  /** The time every seat starts with. */
  first(setup: S): number
  /** The time a seat has left after an answer; `taken` is how long its time ran since a clock of the match was last pressed. */
  afterAnswer(setup: S, left: number, taken: number): number
}

export const SECOND = 1000
export const DAY = 86_400_000
