/**
 * The answers since the last roll or shuffle, and a copy of the state before them: enough to return to any of these answers without copying the
 * state for each. There is no chance in between, so the same answers lead to the same state.
 */
import { clone } from './clone.ts'
import { listen } from './events.ts'
import type { Running } from './flow.ts'
import { advance, answer, keysOf } from './run.ts'
import type { Seat } from './seat.ts'

export class History<G extends Running> {
  private base: G | undefined
  readonly answers: { readonly seat: Seat; readonly key: string }[] = []

  /** Call this before the state changes for the first time. */
  hold(g: G): void {
    this.base ??= clone(g)
  }

  /** The state at the question of answer number `count`, from 0; with as many as there are, the present one. */
  before(count: number): G {
    const g = clone(this.base!)
    listen(undefined, () => {
      for (const { seat, key } of this.answers.slice(0, count)) give(g, seat, key)
      advance(g)
    })
    return g
  }
}

function give(g: Running, seat: Seat, key: string): void {
  const question = advance(g)
  if (question?.kind !== 'seats') throw new Error('What was answered before is not asked again')
  const who = question.seats.indexOf(seat)
  answer(g, question, keysOf(g, question, who).indexOf(key), who)
}
