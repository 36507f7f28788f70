import { type Language, type Refusal, type Sentence, sayIn } from '@alea/engine'
import type { ErrorCode, Failure } from './errors.ts'
import { ERROR_TEXTS } from './text/index.ts'

/** A refusal before it is put into anybody's language. */
export interface Fault {
  readonly code: ErrorCode
  /** What exactly is wrong here. */
  readonly detail?: Sentence | undefined
  /** What is said to the person; the sentence of the code, if left out. */
  readonly message?: Sentence | undefined
  readonly rule?: string | undefined
}

/** A refusal of the rules in the terms of the wire, whoever hosts the match. */
export function faultOf(refusal: Refusal): Fault {
  switch (refusal.reason) {
    case 'malformed':
      return { code: 'malformed', detail: (language) => ERROR_TEXTS[language].malformedMember(refusal.detail) }
    case 'stale':
      return { code: 'stale', detail: (language) => ERROR_TEXTS[language].matchIsAt(refusal.position) }
    case 'not-your-question':
    case 'not-an-option':
      return { code: refusal.reason, rule: refusal.rule }
    case 'barred':
      // Programs compare this detail: it is a word, the same in every language.
      return { code: 'barred', detail: refusal.by, message: (language) => ERROR_TEXTS[language].bars[refusal.by] }
  }
}

/** The refusal as it is sent to somebody who reads this language. */
export const failureOf = ({ code, detail, message, rule }: Fault, language: Language): Failure => ({
  code,
  message: message === undefined ? ERROR_TEXTS[language].codes[code] : sayIn(message, language),
  ...(detail !== undefined && { detail: brief(sayIn(detail, language)) }),
  ...(rule !== undefined && { rule }),
})

/** Long enough for every sentence of ours; a detail may quote what somebody sent, which may be as long as a whole request. */
const LONGEST_DETAIL = 500

const brief = (text: string): string =>
  text.length <= LONGEST_DETAIL ? text : `${text.slice(0, LONGEST_DETAIL - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
