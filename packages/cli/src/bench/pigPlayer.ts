import type { Seat } from '@alea/engine'

/** Plays one match of Pig and returns its result; every call plays another. */
export type PigPlayer = () => PigPlayed

export interface PigPlayed {
  /** Choices between rolling and holding; dice are not counted. */
  readonly decisions: number
  readonly winner: Seat
}

export const SEATS = 2
export const TARGET = 100

/** "Hold at 20": simple, nearly the best, and the same for every engine. */
export const holds = (turnTotal: number): boolean => turnTotal >= 20
