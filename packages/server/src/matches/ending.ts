import type { Outcome, Seat } from '@alea/engine'
import type { MatchRecord } from './record.ts'

export const endedBy = (record: MatchRecord, { places, scores, teams, reason }: Outcome, now: number): MatchRecord => ({
  ...record,
  status: 'over',
  ended: now,
  ending: { places: [...places], scores: [...scores], ...(teams && { teams: [...teams] }), reason, by: 'rules' },
})

/** The other one gave up. */
export function wonBy(record: MatchRecord, winner: Seat, now: number): MatchRecord {
  const places = record.seats.map((_, seat) => (seat === winner ? 1 : 2))
  const scores = places.map(() => 0)
  return { ...record, status: 'over', ended: now, ending: { places, scores, reason: 'resigned', by: 'resignation' } }
}

export const abandoned = (record: MatchRecord, now: number): MatchRecord => ({
  ...record,
  status: 'abandoned',
  ended: now,
})
