/** How matches end. */
import type { Outcome, Seat } from '@alea/engine'
import type { Unplayable } from '@alea/protocol/client'
import { handedOver } from './handovers.ts'
import { type MatchRecord, withSeat } from './record.ts'

export const endedBy = (record: MatchRecord, { places, scores, teams, reason }: Outcome, now: number): MatchRecord => ({
  ...record,
  status: 'over',
  ended: now,
  ending: { places: [...places], scores: [...scores], ...(teams && { teams: [...teams] }), reason, by: 'rules' },
})

export const abandoned = (record: MatchRecord, now: number): MatchRecord => ({
  ...record,
  status: 'abandoned',
  ended: now,
})

/** Nobody is to blame that a match cannot be run any more: it ends without places, and no rating changes. */
export const closedAs = (record: MatchRecord, unplayable: Unplayable, now: number): MatchRecord => ({
  ...abandoned(record, now),
  unplayable,
})

/**
 * A seat resigns. With two seats, the other wins. At a larger table a bot takes over as long as another person plays; when the last person
 * resigns, the match ends, and that person is placed behind everybody who has not resigned and ahead of those who resigned earlier.
 * A match of a single seat is abandoned. Whoever loses on time or by absence loses in the same way.
 */
export function resigned(
  record: MatchRecord,
  seat: Seat,
  now: number,
  why: 'resigned' | 'time' | 'absence' = 'resigned',
): MatchRecord {
  const before = record.seats.filter((one) => one.resigned !== undefined).length
  const left = { resigned: before, bot: record.standIn, ...(why !== 'resigned' && { lost: why }) }
  const after = withSeat(record, seat, left)
  if (record.seats.length === 1) return abandoned(after, now)
  const anyoneLeft = after.seats.some((one) => one.kind === 'player' && one.resigned === undefined)
  if (anyoneLeft && record.seats.length > 2) return handedOver(after, { seat, why, at: now, bot: record.standIn })
  const stayed = after.seats.map(({ resigned: turn }) =>
    // 0.1 did not record the order of resignations: those count as earlier than this one.
    turn === undefined ? Number.POSITIVE_INFINITY : turn === true ? -1 : turn,
  )
  const places = stayed.map((own) => 1 + stayed.filter((other) => other > own).length)
  const scores = places.map(() => 0)
  const over = handedOver(after, { seat, why, at: now })
  return { ...over, status: 'over', ended: now, ending: { places, scores, reason: why, by: 'resignation' } }
}
