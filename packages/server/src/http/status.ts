import type { ErrorCode } from '@alea/protocol'

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  'not-found': 404,
  'not-allowed': 403,
  'not-signed-in': 401,
  'name-taken': 409,
  'wrong-password': 403,
  stale: 409,
  'not-your-question': 409,
  'not-an-option': 422,
  barred: 409,
  'not-open': 409,
  'not-playing': 409,
  'not-over': 409,
  'already-seated': 409,
  'bad-option': 422,
  unavailable: 503,
  internal: 500,
}
