import type { ClockSetup } from '@alea/protocol/client'

/** What a clock is called, by its kind. */
export type ClockLabels = { readonly [K in ClockSetup['kind']]: (setup: Extract<ClockSetup, { kind: K }>) => string }

export const clockLabel = (labels: ClockLabels, setup: ClockSetup): string =>
  (labels[setup.kind] as (setup: ClockSetup) => string)(setup)
