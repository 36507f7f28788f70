/** What an analysis says, as plain JSON. Chances run from 0 to 1. */
import type { BySeat, Seat } from '@alea/engine'
import type { Weighing } from './decision.ts'
import type { Estimate, Estimates } from './estimate.ts'

/** How much a decision cost, in words. */
export const VERDICTS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The position before an answer, of a seat or of chance, or after the last one. */
export interface Moment {
  /** The number of answers in the log before it. */
  readonly position: number
  readonly turn: number
  /** What was asked, and whom; left out at the end. */
  readonly name?: string
  readonly who?: Seat | 'chance'
  readonly chances: Estimates
  /** How much the answer of chance changed the chances of every seat; so does an answer that turned something over. */
  readonly luck?: Estimates
}

/** An answer that could have been another. */
export interface Decision extends Weighing {
  readonly position: number
  readonly turn: number
  readonly seat: Seat
  readonly name: string
  readonly verdict: Verdict
  /** At how many imagined tables the options were tried. */
  readonly samples: number
}

/** What the match says of one seat. */
export interface SeatReport {
  /** What it won by all the dice and cards together: 0.1 is as much as ten of a hundred matches. */
  readonly luck: Estimate
  readonly decisions: number
  /** What all its decisions cost together, and each of them on average. */
  readonly lost: Estimate
  readonly errorRate: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  /** Once the match is over: 1 for a victory. */
  readonly result?: number
  /** The result on even dice: without the luck. An estimate, so it may lie below 0 or above 1. */
  readonly adjusted?: { readonly mean: number; readonly low: number; readonly high: number }
}

export interface Analysis {
  readonly game: string
  readonly rules: number
  readonly seed: number
  /** At how many imagined tables every decision will have been tried in the end. */
  readonly samples: number
  /** How much of the work is done, from 0 to 1. */
  readonly done: number
  readonly moments: readonly Moment[]
  readonly decisions: readonly Decision[]
  readonly seats: BySeat<SeatReport>
}
