import {
  type Language,
  type Match,
  type Refusal as RulesRefusal,
  type Seat,
  type Sentence,
  SOURCE_LANGUAGE,
  sayIn,
} from '@alea/engine'
import { type ErrorCode, type Failure, type Fault, failureOf, faultOf, type Snapshot } from '@alea/protocol/client'

/** A request that is refused; nothing was changed. It is put into words where it leaves the server, in the language of whoever reads it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  /** Of a refused answer: the question as it is now. */
  readonly now: { readonly position: number; readonly asked: Snapshot['asked'] } | undefined
  readonly #fault: Fault

  constructor(
    code: ErrorCode,
    detail?: Sentence,
    more: Omit<Fault, 'code' | 'detail'> & { now?: Refusal['now'] } = {},
  ) {
    super(detail === undefined ? code : sayIn(detail, SOURCE_LANGUAGE))
    const { now, ...fault } = more
    this.code = code
    this.now = now
    this.#fault = { code, detail, ...fault }
  }

  in(language: Language): Failure {
    return failureOf(this.#fault, language)
  }
}

/** Refusals with these codes bring the question as it is now. */
const ABOUT_THE_QUESTION: readonly ErrorCode[] = ['stale', 'not-your-question', 'not-an-option']

/** A refusal of the rules, for the seat that gave the answer. */
export function refused(match: Match, refusal: RulesRefusal, seat: Seat): Refusal {
  const { code, detail, ...fault } = faultOf(refusal)
  const now = { position: match.position, asked: match.awaited(seat) ?? null }
  return new Refusal(code, detail, { ...fault, ...(ABOUT_THE_QUESTION.includes(code) && { now }) })
}

export const stale = (match: Match, seat: Seat): Refusal =>
  refused(match, { reason: 'stale', position: match.position }, seat)
