import type { PlayedOut } from '@alea/bots'
import { type BySeat, isOneSided, winners } from '@alea/engine'
import { add, addAll, type Histogram } from './histogram.ts'
import type { Row } from './plan.ts'

/** Totals of the matches played. Adding is commutative: the number of threads does not change the result. */
export interface Tally {
  matches: number
  /** Won alone, or with one's team. */
  wins: BySeat<number>
  /** Matches won by several sides together. */
  ties: number
  scores: BySeat<Histogram>
  decisions: Histogram
  ends: Map<string, number>
  /** Of one block, where they are wanted. */
  rows?: Row[]
}

export const emptyTally = (seats: number): Tally => ({
  matches: 0,
  wins: Array(seats).fill(0),
  ties: 0,
  scores: Array.from({ length: seats }, () => new Map()),
  decisions: new Map(),
  ends: new Map(),
})

export function count(tally: Tally, { outcome, decisions }: PlayedOut): void {
  tally.matches++
  const best = winners(outcome)
  if (isOneSided(outcome)) for (const seat of best) tally.wins[seat]!++
  else if (best.length > 0) tally.ties++
  for (const [seat, score] of outcome.scores.entries()) add(tally.scores[seat]!, score)
  add(tally.decisions, decisions)
  tally.ends.set(outcome.reason, (tally.ends.get(outcome.reason) ?? 0) + 1)
}

export function merge(tally: Tally, other: Tally): void {
  tally.matches += other.matches
  for (const [seat, wins] of other.wins.entries()) tally.wins[seat]! += wins
  tally.ties += other.ties
  for (const [seat, scores] of other.scores.entries()) addAll(tally.scores[seat]!, scores)
  addAll(tally.decisions, other.decisions)
  for (const [reason, times] of other.ends) tally.ends.set(reason, (tally.ends.get(reason) ?? 0) + times)
}
