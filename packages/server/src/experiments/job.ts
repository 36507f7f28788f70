/** What the thread of experiments is told, and what it answers. */
import type { Experiment, Failure, LabState } from '@alea/lab'

/** Play on for a while, let one go, or end: what was played is kept. */
export type Order =
  | { readonly play: string; readonly experiment: Experiment; readonly ms: number }
  | { readonly leave: string }
  | { readonly end: true }

/** After each while: `report` is that of everything played so far, as JSON; `notKept`: why the disk refused it. */
export type Reply =
  | {
      readonly played: number
      readonly report: string
      readonly done: boolean
      readonly ms: number
      readonly failure?: Failure
      readonly notKept?: string
    }
  | { readonly fault: string }

/** What a file holds. */
export interface Kept {
  readonly state: LabState
  readonly failure?: Failure
}
