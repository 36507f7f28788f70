import type { Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import type { Line } from '../state.ts'
import type { Names } from './names.ts'

/** A line of the log for every event. */
export type EventTexts = {
  readonly [T in DiceThroneEvent['type']]: (
    e: Extract<DiceThroneEvent, { type: T }>,
    nameOf: (seat: Seat) => string,
    say: Names,
  ) => string
}

/** A line of the damage computation, without its source. */
export type LineTexts = Readonly<Record<Line['kind'], (amount: number) => string>>
