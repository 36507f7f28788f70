/** Who is watching a match, and when the others left. */
import type { Seat } from '@alea/engine'
import type { MatchRecord } from './record.ts'

export interface Presence {
  /** How many connections watch as a seat, or as spectators. */
  count(as: Seat | null): number
  /** When a seat was last connected; now, if it is. */
  lastSeen(seat: Seat, now: number): number
  arrived(as: Seat | null, now: number): void
  left(as: Seat | null, now: number): void
}

/** For a match whose clients are all connected to this process. Players who were connected before count as gone from `now` on. */
export function localPresence(seats: number, now: number): Presence {
  const counts = new Map<Seat | null, number>()
  const seen: number[] = Array(seats).fill(now)
  const change = (as: Seat | null, by: number, at: number) => {
    counts.set(as, (counts.get(as) ?? 0) + by)
    if (as !== null) seen[as] = at
  }
  const count = (as: Seat | null) => counts.get(as) ?? 0
  return {
    count,
    lastSeen: (seat, at) => (count(seat) > 0 ? at : seen[seat]!),
    arrived: (as, at) => change(as, 1, at),
    left: (as, at) => change(as, -1, at),
  }
}

/** For a match on one device: everybody is present; if only bots play, there is one spectator. */
export function everybodyPresent({ seats }: MatchRecord): Presence {
  const spectators = seats.some(({ kind }) => kind === 'player') ? 0 : 1
  return {
    count: (as) => (as === null ? spectators : 1),
    lastSeen: (_, now) => now,
    arrived: () => {},
    left: () => {},
  }
}
