/** Who is at a match, and since when the others are gone. */
import type { Seat } from '@alea/engine'
import type { MatchRecord } from './record.ts'

export interface Presence {
  /** How many connections watch as a seat, or as spectators. */
  count(as: Seat | null): number
  /** When a seat was last connected or did something; now, if it is connected. */
  lastSeen(seat: Seat, now: number): number
  /** Is the player of a seat connected, or do they look in often enough over HTTP? */
  isHere(seat: Seat, now: number): boolean
  arrived(as: Seat | null, now: number): void
  left(as: Seat | null, now: number): void
  /** The player of a seat did something that needs a session: over HTTP that is all there is to see of them. */
  acted(seat: Seat, now: number): void
}

/** Somebody who plays over HTTP is here as long as they look in this often. */
export const POLLING_MS = 45_000

/** For a match whose clients are all connected to this process. Players who were connected before count as gone from `now` on. */
export function localPresence(seats: number, now: number): Presence {
  const counts = new Map<Seat | null, number>()
  const seen: number[] = Array(seats).fill(now)
  /** When a player without a connection last did something. */
  const polled = new Map<Seat, number>()
  const change = (as: Seat | null, by: number, at: number) => {
    counts.set(as, (counts.get(as) ?? 0) + by)
    if (as === null) return
    seen[as] = at
    polled.delete(as)
  }
  const count = (as: Seat | null) => counts.get(as) ?? 0
  // The time of day may have been set back since: nobody was seen in the future.
  const lastSeen = (seat: Seat, at: number) => {
    seen[seat] = count(seat) > 0 ? at : Math.min(seen[seat]!, at)
    return seen[seat]
  }
  return {
    count,
    lastSeen,
    isHere: (seat, at) => count(seat) > 0 || (polled.has(seat) && at - polled.get(seat)! < POLLING_MS),
    arrived: (as, at) => change(as, 1, at),
    left: (as, at) => change(as, -1, at),
    acted: (seat, at) => {
      seen[seat] = at
      if (count(seat) === 0) polled.set(seat, at)
    },
  }
}

/** For a match on one device: everybody is present; if only bots play, there is one spectator. */
export function everybodyPresent({ seats }: MatchRecord): Presence {
  const spectators = seats.some(({ kind }) => kind === 'player') ? 0 : 1
  return {
    count: (as) => (as === null ? spectators : 1),
    lastSeen: (_, now) => now,
    isHere: () => true,
    arrived: () => {},
    left: () => {},
    acted: () => {},
  }
}
