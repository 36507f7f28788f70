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
 * A seat gives up. Of two, the other wins; at a larger table a bot plays on in its place as long as another person plays. The last person to
 * resign ends the match behind everybody who has not, and before those who resigned earlier. Who plays alone just ends it.
 */
export function resigned(record: MatchRecord, seat: Seat, now: number): MatchRecord {
  const before = record.seats.filter((one) => one.resigned !== undefined).length
  const after = withSeat(record, seat, { resigned: before, bot: record.standIn })
  if (record.seats.length === 1) return abandoned(after, now)
  const anyoneLeft = after.seats.some((one) => one.kind === 'player' && one.resigned === undefined)
  if (anyoneLeft && record.seats.length > 2) return after
  const stayed = after.seats.map(({ resigned: turn }) =>
    // 0.1 did not note in which order people resigned: they were before whoever resigns now.
    turn === undefined ? Number.POSITIVE_INFINITY : turn === true ? -1 : turn,
  )
  const places = stayed.map((own) => 1 + stayed.filter((other) => other > own).length)
  const scores = places.map(() => 0)
  return { ...after, status: 'over', ended: now, ending: { places, scores, reason: 'resigned', by: 'resignation' } }
}
