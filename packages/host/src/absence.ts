/** What happens to players who are gone: the rule of the table, announced before the start. */
import type { Seat } from '@alea/engine'
import type { Absence, NewTable } from '@alea/protocol/client'
import { resigned } from './ending.ts'
import type { Presence } from './presence.ts'
import { isPersonAt, type MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { stoodInFor } from './seating.ts'
import { FAULTS } from './text/faults.ts'

/** The rule of a new table. `usual` is how long somebody must be gone where the wish does not say, in seconds. */
export function newAbsence({ absence, clock, rated }: NewTable, usual: number): Absence {
  const { rule = rated ? 'loses' : 'stand-in', after = usual } = absence ?? {}
  // The result of a match that a bot played for somebody is not theirs.
  if (rated && rule === 'stand-in') throw new Refusal('bad-option', (language) => FAULTS[language].ratedStandIn)
  if (clock && rule === 'wait') throw new Refusal('bad-option', (language) => FAULTS[language].clockDoesNotWait)
  return clock ? { rule } : { rule, after }
}

/** What becomes of a player whose time is up, or who has been gone for too long. */
export const replaced = (record: MatchRecord, seat: Seat, now: number, why: 'time' | 'absence'): MatchRecord =>
  record.absence?.rule === 'loses' ? resigned(record, seat, now, why) : stoodInFor(record, seat, now, why)

/** Since when the player of a seat has been gone; undefined if they are here, in this seat or in another of theirs. */
export const goneSince = (record: MatchRecord, seat: Seat, presence: Presence, now: number): number | undefined =>
  ownSeats(record, seat).some((own) => presence.isHere(own, now)) ? undefined : lastSeen(record, seat, presence, now)

const lastSeen = (record: MatchRecord, seat: Seat, presence: Presence, now: number): number =>
  Math.max(...ownSeats(record, seat).map((own) => presence.lastSeen(own, now)))

/** All seats of the player of this one. */
const ownSeats = ({ seats }: MatchRecord, seat: Seat): Seat[] =>
  [...seats.keys()].filter((own) => own === seat || (seats[seat]!.player ?? '') === seats[own]!.player)

/** May the other players have this one replaced now? `usual` applies to tables of hosts before 0.3. */
export function checkGone(record: MatchRecord, seat: Seat, presence: Presence, now: number, usual: number): void {
  const { clock, absence } = record
  if (!isPersonAt(record, seat)) throw new Refusal('not-open', (language) => FAULTS[language].noPersonThere)
  if (clock) throw new Refusal('not-allowed', (language) => FAULTS[language].clockDecides)
  if (absence?.rule === 'wait') throw new Refusal('not-allowed', (language) => FAULTS[language].othersWait)
  const after = absence?.after === undefined ? usual : absence.after * 1000
  if (now - lastSeen(record, seat, presence, now) < after)
    throw new Refusal('not-allowed', (language) => FAULTS[language].notGoneLong)
}
