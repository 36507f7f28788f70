/** The kinds of clocks, by the name a table's set-up gives. */
import type { ClockSetup } from '@alea/protocol/client'
import type { ClockKind } from './clockKind.ts'
import { days } from './days.ts'
import { live } from './live.ts'

const CLOCKS: { readonly [K in ClockSetup['kind']]: ClockKind<Extract<ClockSetup, { kind: K }>> } = { live, days }

export const clockKindOf = (setup: ClockSetup): ClockKind => CLOCKS[setup.kind] as ClockKind
