/** Refusals on their way from one node to another: in every language, for the reader is elsewhere. */
import { LANGUAGES, type Language } from '@alea/engine'
import { asRefusal, Refusal } from '@alea/host'
import type { Failure } from '@alea/protocol'
import { storageFailed } from '../storage/storageFailed.ts'

export interface SentRefusal {
  readonly refused: Readonly<Record<Language, Failure>>
  readonly now?: Refusal['now']
}

/** Undefined for an error that no input can have caused. */
export function sentRefusal(error: unknown): SentRefusal | undefined {
  const refusal = storageFailed(error) ?? asRefusal(error)
  if (!refusal) return undefined
  const refused = Object.fromEntries(
    LANGUAGES.map((language) => [language, refusal.in(language)]),
  ) as SentRefusal['refused']
  return { refused, ...(refusal.now && { now: refusal.now }) }
}

/** A refusal of another node. */
export class RefusedElsewhere extends Refusal {
  private readonly refused: SentRefusal['refused']

  constructor({ refused, now }: SentRefusal) {
    super(refused.en.code, undefined, { ...(now && { now }) })
    this.refused = refused
  }

  override in(language: Language): Failure {
    return this.refused[language]
  }
}
