/** Positions that have a judgement, with what came of them. */
import type { Insight, Running } from '@alea/engine'
import type { Match } from './play.ts'

export interface Noted {
  readonly position: Running
  /** What the match was worth to each seat in the end. */
  readonly won: readonly number[]
}

export const notedIn = (matches: readonly Match[]): Noted[] =>
  matches.flatMap(({ seen, won }) => seen.flatMap(({ position }) => (position ? [{ position, won }] : [])))

/** How unlikely the judgement thought what happened, on average. */
export const lossOf = (insight: Insight, noted: readonly Noted[]): number =>
  noted.reduce((sum, one) => sum + surprise(insight, one), 0) / noted.length

function surprise(insight: Insight, { position, won }: Noted): number {
  const chances = insight.evaluate(position)
  return -won.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-6, chances[seat]!)), 0)
}
