import { advance, answer, clone, keysOf, type Match, reveals, type Seat } from '@alea/engine'
import { type Delta, difference } from './delta.ts'

export interface AnswerPreview {
  /** No die would be thrown and nothing hidden would be shown. */
  readonly certain: boolean
  /** What would change in the seat's view; only if that is certain. */
  readonly changes?: Delta
}

/** What an answer would change in the seat's view; undefined if the seat may not give it. */
export function previewOf(match: Match, seat: Seat, key: string): AnswerPreview | undefined {
  const g = match.state
  const before = clone(g)
  const question = advance(g)
  const who = question?.kind === 'seats' ? question.seats.indexOf(seat) : -1
  if (question?.kind !== 'seats' || who < 0) return undefined
  const choice = keysOf(g, question, who).indexOf(key)
  if (choice < 0) return undefined
  answer(g, question, choice, who)
  const { game, header } = match
  if (advance(g)?.kind === 'chance' || reveals(game, before, header.seats, seat, key)) return { certain: false }
  const changes = difference(game.view(before, seat), game.view(g, seat))
  return { certain: true, ...(changes && { changes }) }
}
