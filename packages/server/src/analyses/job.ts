/** What the thread of analyses is told, and what it answers. */
import type { ByLanguage, Entry, Outcome } from '@alea/engine'
import type { MatchRecord } from '@alea/host'

/** A finished match. */
export interface AnalysisJob {
  readonly match: string
  readonly record: Pick<MatchRecord, 'game' | 'rules' | 'options'>
  readonly seats: number
  readonly entries: readonly Entry[]
  /** How it ended, also if not by its rules. */
  readonly outcome: Outcome | undefined
}

/** `json` is the analysis as far as it is known; `notKept`: why the disk refused it. `unplayable`: why the match cannot be run. */
export type AnalysisReply =
  | { readonly json: string; readonly done: boolean; readonly notKept?: string }
  | { readonly unplayable: ByLanguage<string> }
  | { readonly fault: string }
