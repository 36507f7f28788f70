import type { ErrorCode, Failure, Sight } from '@alea/protocol'

/** Something was asked for that cannot be: nothing was changed. Every border turns it into its own kind of answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: Failure
  /** Of a stale command: the question as it stands. */
  readonly now: { readonly position: number; readonly asked: Sight['asked'] } | undefined

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
