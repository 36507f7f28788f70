import type { Match, Refusal as RulesRefusal, Seat } from '@alea/engine'
import { Refusal } from '../refusal.ts'

/** A refusal of the rules as it is told to the seat, with the question as it stands. */
export function refused(match: Match, refusal: RulesRefusal, seat: Seat): Refusal {
  const now = { position: match.position, asked: match.awaited(seat) ?? null }
  switch (refusal.reason) {
    case 'malformed':
      return new Refusal('malformed', refusal.detail)
    case 'stale':
      return new Refusal('stale', `the match is at ${refusal.position}`, { now })
    case 'not-your-question':
    case 'not-an-option':
      return new Refusal(refusal.reason, undefined, { now, ...(refusal.rule !== undefined && { rule: refusal.rule }) })
    case 'barred':
      return new Refusal('barred', refusal.by)
  }
}

export const stale = (match: Match, seat: Seat): Refusal =>
  refused(match, { reason: 'stale', position: match.position }, seat)
