/** A parsed scenario, every part with its line. docs/scenarios.md describes the format. */
import type { Entry, Seat, Viewer } from '@alea/engine'

/** A scenario as it is read from its file. */
export interface Scenario extends Written {
  readonly file: string
  readonly title: string
  /** The numbers in front of the title: `BD-6.3`. */
  readonly rules: readonly string[]
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly given: readonly Given[]
  readonly chance: readonly Prepared[]
  readonly play: readonly Line[]
}

/** A line under `play`. */
export type Line = PlayLine | PassLine | ExpectLine

/** A line of the file, for error messages. */
export interface Written {
  readonly line: number
  readonly text: string
}

export interface Given extends Written {
  readonly subject: string
  readonly value: string
}

/** A result of chance, prepared in advance; the name is checked when there is one. */
export interface Prepared extends Written {
  readonly name?: string
  readonly results: string
}

export interface PlayLine extends Written {
  readonly kind: 'play'
  readonly entry: Entry
}

/** `everybody passes`: windows are declined until something else is asked, or until this holds. */
export interface PassLine extends Written {
  readonly kind: 'pass'
  readonly until?: Expectation
}

export interface ExpectLine extends Written {
  readonly kind: 'expect'
  readonly expectation: Expectation
}

export const OUTCOME_PARTS = ['winners', 'scores', 'places', 'reason'] as const
export type OutcomePart = (typeof OUTCOME_PARTS)[number]

/** Why an answer is refused; the last four are reasons why an undo is barred. */
export const REFUSALS = [
  'malformed',
  'stale',
  'not-your-question',
  'not-an-option',
  'nothing',
  'chance',
  'another-seat',
  'revelation',
] as const
export type RefusalWord = (typeof REFUSALS)[number]

/** What a line `expect …` of a scenario checks. */
export type Expectation =
  | { readonly of: 'value'; readonly subject: string; readonly value: string }
  | { readonly of: 'waiting'; readonly value: string }
  | { readonly of: 'outcome'; readonly part: OutcomePart; readonly value: string }
  | { readonly of: 'offers'; readonly seat: Seat; readonly name: string; readonly keys: readonly string[] }
  | { readonly of: 'unavailable'; readonly entry: SeatEntry; readonly rule?: string }
  | { readonly of: 'refused'; readonly entry: SeatEntry; readonly reason?: RefusalWord; readonly rule?: string }
  | {
      readonly of: 'event'
      readonly absent: boolean
      readonly viewer: Viewer
      /** Several: heard in this order, perhaps with others between them. */
      readonly events: readonly ExpectedEvent[]
    }

export interface ExpectedEvent {
  readonly type: string
  readonly fields: Readonly<Record<string, string>>
}

export interface SeatEntry extends Entry {
  readonly who: Seat
}

/** One space between words and none around them: how subjects and values are compared. */
export const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ')
