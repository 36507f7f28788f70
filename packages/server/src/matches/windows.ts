import type { MatchRecord } from './record.ts'

/** Is anybody there to learn something from how long this seat takes? Bots do not look at clocks. */
export const isTimed = ({ seats, spectators }: MatchRecord, seat: number): boolean =>
  spectators || seats.some((place, i) => i !== seat && place.kind === 'player')
