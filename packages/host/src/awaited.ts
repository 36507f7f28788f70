/** Who must answer and does not look at the table: stored with the commit, so that they can be told. */
import type { Match, Seat } from '@alea/engine'
import type { DueAction } from './dueActions.ts'
import { isPersonAt, type MatchRecord } from './record.ts'
import { isAmongPeople } from './windows.ts'

export interface Awaited {
  readonly player: string
  readonly seat: Seat
  /** When the question was asked. */
  readonly since: number
}

/** A window that closes by itself sooner than this calls nobody back. */
const SOON_MS = 60_000

export function awaitedIn(
  record: MatchRecord,
  match: Match | undefined,
  dueActions: readonly DueAction[],
  now: number,
  isTold: (seat: Seat) => boolean,
): readonly Awaited[] {
  const { pending } = match ?? {}
  if (record.status !== 'playing' || record.paused || pending?.kind !== 'seats' || !isAmongPeople(record)) return []
  const closesSoon = (seat: Seat) =>
    dueActions.some((due) => due.kind === 'decline' && due.seat === seat && due.at - now < SOON_MS)
  const awaited = new Map<string, Awaited>()
  for (const seat of pending.seats) {
    const { player } = record.seats[seat]!
    if (player === undefined || !isPersonAt(record, seat) || closesSoon(seat) || !isTold(seat)) continue
    if (!awaited.has(player)) awaited.set(player, { player, seat, since: now })
  }
  return [...awaited.values()]
}
