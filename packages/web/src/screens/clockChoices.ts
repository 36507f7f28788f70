import type { ClockSetup } from '../connection/types.ts'

/** The clocks to choose from; undefined: none. */
export const CLOCKS: readonly (ClockSetup | undefined)[] = [
  undefined,
  { kind: 'live', bank: 300, increment: 5 },
  { kind: 'live', bank: 900, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
]

/** In seconds. */
export const DELAYS: readonly number[] = [0, 30, 60, 300]
