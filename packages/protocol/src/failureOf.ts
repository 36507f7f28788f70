import type { Refusal } from '@alea/engine'
import type { Failure } from './errors.ts'

/** A refusal of the rules in the words of the wire, whoever hosts the match. */
export function failureOf(refusal: Refusal): Failure {
  switch (refusal.reason) {
    case 'malformed':
      return { code: 'malformed', detail: refusal.detail }
    case 'stale':
      return { code: 'stale', detail: `the match is at ${refusal.position}` }
    case 'not-your-question':
    case 'not-an-option':
      return { code: refusal.reason, ...(refusal.rule !== undefined && { rule: refusal.rule }) }
    case 'barred':
      return { code: 'barred', detail: refusal.by }
  }
}
