import type { ClockSetup } from '@alea/protocol/client'
import { type ClockKind, SECOND } from './clockKind.ts'

/** A time bank for the match, and an increment for each answer. */
export const live: ClockKind<ClockSetup & { kind: 'live' }> = {
  first: ({ bank }) => bank * SECOND,
  afterAnswer: ({ increment }, left) => left + increment * SECOND,
}
