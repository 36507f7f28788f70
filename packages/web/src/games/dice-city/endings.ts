/** How near each end of the match is. */
import type { View } from '@alea/dice-city'
import type { Seat } from '@alea/engine'

export const ENDINGS = ['bandits', 'ships', 'deck', 'rows'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Progress {
  readonly ending: Ending
  /** So much of `of` is done: then the last round is played. */
  readonly done: number
  readonly of: number
  /** What is still missing, as one counts it on the table. */
  readonly left: number
  /** Whose rows they are. */
  readonly seat?: Seat
}

const WANTED = 2
/** The deck of three times twenty cards, once eight lie on display. */
const DECK = 52

export function progressOf(view: View): readonly Progress[] {
  if (view.solo) return []
  const bandits = sum(view.bandits.map(({ left }) => left ?? 0))
  const all = sum(view.bandits.map(({ of }) => of))
  const empty = Math.min(WANTED, view.ships.filter(({ left }) => left === 0).length)
  const leader = view.cities.reduce((best, one) => (one.completeRows.length > best.completeRows.length ? one : best))
  const rows = Math.min(WANTED, leader.completeRows.length)
  return [
    { ending: 'bandits', done: all - bandits, of: all, left: bandits },
    { ending: 'ships', done: empty, of: WANTED, left: WANTED - empty },
    { ending: 'deck', done: Math.max(0, DECK - view.deck), of: DECK, left: view.deck },
    { ending: 'rows', done: rows, of: WANTED, left: WANTED - rows, seat: leader.seat },
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
