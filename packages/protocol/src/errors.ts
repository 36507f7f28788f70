/** Everything that can be refused, in words a program can compare. docs/protocol.md says when each is sent. */
import { Type } from 'typebox'

export const ERRORS = [
  'malformed',
  'too-large',
  'too-many',
  'not-found',
  'not-allowed',
  'not-signed-in',
  'name-taken',
  'wrong-password',
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

/** One refusal. `rule` is the number of the rule that says no, where one does. */
export const Failure = Type.Object(
  {
    code: Type.Unsafe<ErrorCode>(Type.String({ enum: [...ERRORS] })),
    detail: Type.Optional(Type.String()),
    rule: Type.Optional(Type.String()),
  },
  { $id: 'Failure' },
)
export type Failure = { readonly code: ErrorCode; readonly detail?: string; readonly rule?: string }
