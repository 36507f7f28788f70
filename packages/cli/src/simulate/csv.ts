/** Comma-separated values: one row a match. All of them are words and numbers of ours, so that nothing needs quotes. */
import { seatName } from '@alea/engine'
import type { Row } from './plan.ts'

export const csvHead = (seats: number): string => {
  const bySeat = Array.from({ length: seats }, (_, seat) => [`${seatName(seat)}_place`, `${seatName(seat)}_score`])
  return ['match', 'seed', 'decisions', 'reason', ...bySeat.flat()].join(',')
}

export const csvRow = ({ match, seed, decisions, outcome: { reason, places, scores } }: Row): string =>
  [match + 1, seed >>> 0, decisions, reason, ...places.flatMap((place, seat) => [place, scores[seat]!])].join(',')

/** Passes rows on in the order of their matches, in whatever order their blocks are finished. */
export class InOrder {
  private readonly waiting = new Map<number, readonly Row[]>()
  private readonly pass: (row: Row) => void
  private next = 0

  constructor(pass: (row: Row) => void) {
    this.pass = pass
  }

  readonly add = (first: number, rows: readonly Row[]): void => {
    this.waiting.set(first, rows)
    for (let ready = this.waiting.get(this.next); ready; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next)
      for (const row of ready) this.pass(row)
      this.next += ready.length
    }
  }

  /** After an interruption: whatever is left, with gaps. */
  end(): void {
    for (const [, rows] of [...this.waiting].sort(([one], [other]) => one - other))
      for (const row of rows) this.pass(row)
    this.waiting.clear()
  }
}
