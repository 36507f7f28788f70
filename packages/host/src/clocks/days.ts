import type { ClockSetup } from '@alea/protocol/client'
import { type ClockKind, DAY } from './clockKind.ts'

/** A number of days for each answer. */
export const days: ClockKind<ClockSetup & { kind: 'days' }> = {
  first: ({ days }) => days * DAY,
  afterAnswer: ({ days }) => days * DAY,
}
