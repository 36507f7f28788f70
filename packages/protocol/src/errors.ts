/** The codes of refusals, for programs to compare. docs/protocol.md says when each is sent. */
import { Type } from 'typebox'

export const ERRORS = [
  'malformed',
  'too-large',
  'too-many',
  'not-found',
  'not-allowed',
  'not-signed-in',
  'name-taken',
  'bad-name',
  'wrong-password',
  'weak-password',
  'stale',
  'not-your-question',
  'not-an-option',
  'barred',
  'not-open',
  'not-playing',
  'not-over',
  'already-seated',
  'bad-option',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERRORS)[number]

/** One refusal. `message` is a sentence for a person, `detail` says what exactly is wrong, `rule` is the number of the rule that forbids it. */
export const Failure = Type.Object(
  {
    code: Type.Unsafe<ErrorCode>(Type.String({ enum: [...ERRORS] })),
    message: Type.Optional(Type.String()),
    detail: Type.Optional(Type.String()),
    rule: Type.Optional(Type.String()),
    /** Of an error on the server: the id under which its log has it. */
    request: Type.Optional(Type.String()),
  },
  { $id: 'Failure' },
)
export interface Failure {
  readonly code: ErrorCode
  readonly message?: string
  readonly detail?: string
  readonly rule?: string
  readonly request?: string
}
