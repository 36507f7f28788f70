/** Who may do what at a table. */
import type { Seat } from '@alea/engine'
import { type Ids, isAmongBots, isFinished, isPersonAt, type MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { letsWatch } from './seatLinks.ts'
import { FAULTS } from './text/faults.ts'

export const isSeated = ({ seats }: MatchRecord, ids: Ids): boolean =>
  seats.some(({ player }) => player !== undefined && ids.has(player))

/** The seat belongs to them, whoever plays it now. */
export const ownsSeat = ({ seats }: MatchRecord, seat: Seat, ids: Ids): boolean => {
  const player = seats[seat]?.player
  return player !== undefined && ids.has(player)
}

export function checkSeat(record: MatchRecord, seat: Seat, ids: Ids): void {
  if (!ownsSeat(record, seat, ids)) throw new Refusal('not-allowed', (language) => FAULTS[language].notYourSeat)
}

/** The seat belongs to them, and they play it themselves. */
export function checkPlayer(record: MatchRecord, seat: Seat, ids: Ids): void {
  checkSeat(record, seat, ids)
  if (!isPersonAt(record, seat)) throw new Refusal('not-allowed', (language) => FAULTS[language].botPlaysHere)
}

export const maySee = (record: MatchRecord, ids: Ids, invitation?: string): boolean =>
  record.spectators ||
  isFinished(record) ||
  isSeated(record, ids) ||
  letsWatch(record, invitation) ||
  (isAmongBots(record) && ids.has(record.host))

/** Do they see the match with the delay for spectators? */
export const isDelayedFor = (record: MatchRecord, ids: Ids | undefined): boolean =>
  (record.spectatorDelay ?? 0) > 0 && record.status === 'playing' && !(ids && isSeated(record, ids))

/** Why they may not watch as this seat, or as a spectator; undefined if they may. With open hands, people without a seat may watch from any. */
function viewerFault(
  record: MatchRecord,
  as: Seat | null,
  ids: Ids,
  invitation: string | undefined,
  handsOpen: boolean,
): 'notYourSeat' | 'noSpectators' | undefined {
  if (as !== null && ownsSeat(record, as, ids)) return undefined
  const isGuest = as === null || (handsOpen && record.seats[as] !== undefined && !isSeated(record, ids))
  if (!isGuest) return 'notYourSeat'
  return maySee(record, ids, invitation) ? undefined : 'noSpectators'
}

export const maySeeAs = (
  record: MatchRecord,
  as: Seat | null,
  ids: Ids,
  invitation: string | undefined,
  handsOpen: boolean,
): boolean => viewerFault(record, as, ids, invitation, handsOpen) === undefined

export function checkViewer(
  record: MatchRecord,
  as: Seat | null,
  ids: Ids,
  invitation?: string,
  handsOpen = record.openHands !== undefined,
): void {
  const fault = viewerFault(record, as, ids, invitation, handsOpen)
  if (fault) throw new Refusal('not-allowed', (language) => FAULTS[language][fault])
}

export const keepsSeatFor = ({ status, seats }: MatchRecord, ids: Ids): boolean =>
  status === 'gathering' && seats.some(({ kind, reserved }) => kind === 'open' && ids.has(reserved ?? ''))
