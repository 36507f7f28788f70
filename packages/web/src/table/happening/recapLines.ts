/** What happened since the reader's last move. */
import type { Seat } from '@alea/engine'
import type { NumberedEvent } from '../matchClient.ts'

/** The longest list that is still read. */
const MOST = 40

/** The position behind the reader's last own answer that is told; -1 if there is none. */
export const lastOwn = (events: readonly NumberedEvent[], seat: Seat | null): number =>
  seat === null ? -1 : (events.findLast(({ by }) => by === seat)?.position ?? -1)

/** Of a spectator: the last lines. */
export function recapLines<L extends NumberedEvent>(
  lines: readonly L[],
  events: readonly NumberedEvent[],
  seat: Seat | null,
): readonly L[] {
  const since = lastOwn(events, seat)
  return lines.filter(({ position }) => position > since).slice(-MOST)
}
