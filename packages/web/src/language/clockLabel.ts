import type { ClockSetup } from '@alea/protocol/client'

/** What is said about each kind of clock. */
export interface ClockWords {
  /** To choose from at a new table. */
  readonly labels: { readonly [K in ClockSetup['kind']]: (setup: Extract<ClockSetup, { kind: K }>) => string }
  /** The pool of ratings of matches with it. */
  readonly pools: Readonly<Record<ClockSetup['kind'] | 'untimed', string>>
}

export const clockLabel = ({ labels }: ClockWords, setup: ClockSetup): string =>
  (labels[setup.kind] as (setup: ClockSetup) => string)(setup)
