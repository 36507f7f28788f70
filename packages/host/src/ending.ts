/** How matches end. */
import type { Outcome, Seat } from '@alea/engine'
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

/**
 * A seat resigns. With two seats, the other wins. At a larger table a bot takes over as long as another person plays; when the last person
 * resigns, the match ends, and that person is placed behind everybody who has not resigned and ahead of those who resigned earlier.
 * A match of a single seat is abandoned.
 */
export function resigned(record: MatchRecord, seat: Seat, now: number): MatchRecord {
  const before = record.seats.filter((one) => one.resigned !== undefined).length
  const after = withSeat(record, seat, { resigned: before, bot: record.standIn })
  if (record.seats.length === 1) return abandoned(after, now)
  const anyoneLeft = after.seats.some((one) => one.kind === 'player' && one.resigned === undefined)
  if (anyoneLeft && record.seats.length > 2) return after
  const stayed = after.seats.map(({ resigned: turn }) =>
    // 0.1 did not record the order of resignations: those count as earlier than this one.
    turn === undefined ? Number.POSITIVE_INFINITY : turn === true ? -1 : turn,
  )
  const places = stayed.map((own) => 1 + stayed.filter((other) => other > own).length)
  const scores = places.map(() => 0)
  return { ...after, status: 'over', ended: now, ending: { places, scores, reason: 'resigned', by: 'resignation' } }
}
