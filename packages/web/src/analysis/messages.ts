/** Messages between the page and the worker that analyses a match. */
import type { Analysis, Decision } from '@alea/analysis'
import type { Language, Outcome, Seat } from '@alea/engine'

/** A match to be analysed. */
export interface AnalysisOrder {
  /** The log, as text. */
  readonly log: string
  /** The result of a match that did not end by its rules. */
  readonly outcome?: Outcome
  /** What the profile needs to know of it; left out, only the analysis itself is kept. */
  readonly about?: Played
  readonly language: Language
}

/** A match as its player remembers it. */
export interface Played {
  readonly match: string
  readonly mine: Seat
  readonly ended: number
}

/** Why a match cannot be analysed. */
export type AnalysisProblem =
  /** It was played under rules that are not kept. */
  | { readonly is: 'rules'; readonly was: number; readonly now: number }
  | { readonly is: 'game'; readonly game: string }
  /** The log is not right; `text` says where. */
  | { readonly is: 'log'; readonly text: string }
  | { readonly is: 'fault'; readonly text: string }

/** What happened at a position, in words. */
export interface Told {
  readonly position: number
  /** What everybody heard of the answer. */
  readonly events: readonly string[]
  /** Of a decision: what was asked, and each option in the order of `Decision.options`. */
  readonly asked?: string
  readonly options?: readonly string[]
}

/** Positions to be put into words; decisions come with their options, whose words they get. */
export interface TellOrder {
  readonly rolls: readonly number[]
  readonly decisions: readonly Pick<Decision, 'position' | 'seat' | 'name' | 'options'>[]
  readonly language: Language
  readonly names: readonly string[]
}

export type ToAnalyst =
  | { readonly do: 'open'; readonly order: AnalysisOrder }
  | { readonly do: 'tell'; readonly number: number; readonly order: TellOrder }
  /** Before its turn: somebody looks at it. */
  | { readonly do: 'weigh'; readonly position: number }

/** What is known so far. */
export interface Found {
  readonly analysis: Analysis
  /** The last position of the match, and its result if it is over. */
  readonly length: number
  readonly outcome: Outcome | undefined
}

export type FromAnalyst =
  | Found
  | { readonly weighed: Decision }
  | { readonly number: number; readonly told: readonly Told[] }
  | { readonly problem: AnalysisProblem }
