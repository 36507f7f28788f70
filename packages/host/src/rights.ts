/** Who may do what at a table. */
import type { Seat } from '@alea/engine'
import { type Ids, isFinished, isPersonAt, type MatchRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { FAULTS } from './text/faults.ts'

export const isSeated = ({ seats }: MatchRecord, ids: Ids): boolean =>
  seats.some(({ player }) => player !== undefined && ids.has(player))

/** The seat belongs to them, whoever plays it now. */
export function checkSeat({ seats }: MatchRecord, seat: Seat, ids: Ids): void {
  const player = seats[seat]?.player
  if (player === undefined || !ids.has(player))
    throw new Refusal('not-allowed', (language) => FAULTS[language].notYourSeat)
}

/** The seat belongs to them, and they play it themselves. */
export function checkPlayer(record: MatchRecord, seat: Seat, ids: Ids): void {
  checkSeat(record, seat, ids)
  if (!isPersonAt(record, seat)) throw new Refusal('not-allowed', (language) => FAULTS[language].botPlaysHere)
}

export const maySee = (record: MatchRecord, ids: Ids, invitation?: string): boolean =>
  record.spectators || isFinished(record) || isSeated(record, ids) || invitation === record.invitation

/** May they watch as this seat, or as a spectator? */
export function checkViewer(record: MatchRecord, as: Seat | null, ids: Ids, invitation?: string): void {
  if (as !== null) checkSeat(record, as, ids)
  else if (!maySee(record, ids, invitation))
    throw new Refusal('not-allowed', (language) => FAULTS[language].noSpectators)
}

export const keepsSeatFor = ({ status, seats }: MatchRecord, ids: Ids): boolean =>
  status === 'gathering' && seats.some(({ kind, reserved }) => kind === 'open' && ids.has(reserved ?? ''))
