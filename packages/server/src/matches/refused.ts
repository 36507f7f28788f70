import type { Match, Refusal as RulesRefusal, Seat } from '@alea/engine'
import { type ErrorCode, failureOf } from '@alea/protocol'
import { Refusal } from '../refusal.ts'

/** Whoever is told one of these is shown the question as it stands. */
const ABOUT_THE_QUESTION: readonly ErrorCode[] = ['stale', 'not-your-question', 'not-an-option']

/** A refusal of the rules as it is told to the seat. */
export function refused(match: Match, refusal: RulesRefusal, seat: Seat): Refusal {
  const { code, detail, rule } = failureOf(refusal)
  const now = { position: match.position, asked: match.awaited(seat) ?? null }
  return new Refusal(code, detail, {
    ...(rule !== undefined && { rule }),
    ...(ABOUT_THE_QUESTION.includes(code) && { now }),
  })
}

export const stale = (match: Match, seat: Seat): Refusal =>
  refused(match, { reason: 'stale', position: match.position }, seat)
