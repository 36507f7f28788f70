import type { Match, Refusal as RulesRefusal, Seat } from '@alea/engine'
import { type ErrorCode, type Failure, failureOf, type Snapshot } from '@alea/protocol/client'

/** Something was asked for that cannot be: nothing was changed. Every border turns it into its own kind of answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: Failure
  /** Of a refused answer: the question as it stands. */
  readonly now: { readonly position: number; readonly asked: Snapshot['asked'] } | undefined

  constructor(code: ErrorCode, detail?: string, more: { rule?: string; now?: Refusal['now'] } = {}) {
    super(detail ?? code)
    this.failure = {
      code,
      ...(detail === undefined ? {} : { detail }),
      ...(more.rule === undefined ? {} : { rule: more.rule }),
    }
    this.now = more.now
  }
}

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
