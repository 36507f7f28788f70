import { advance, answer, clone, findOption, type Match, reveals, type Seat } from '@alea/engine'
import { type Delta, difference } from './delta.ts'

export interface AnswerPreview {
  /** No die would be thrown and nothing hidden would be shown. */
  readonly certain: boolean
  /** What would change in the seat's view; only if that is certain. */
  readonly changes?: Delta
}

/** What an answer would change in the seat's view; undefined if the seat may not give it. The state is changed, which that of a Match does not mind. */
export function previewOf(
  match: Pick<Match, 'game' | 'state'> & { readonly header: Pick<Match['header'], 'seats'> },
  seat: Seat,
  key: string,
): AnswerPreview | undefined {
  const g = match.state
  const before = clone(g)
  const found = findOption(g, seat, key)
  if (!found) return undefined
  answer(g, found.question, found.choice, found.who)
  const { game, header } = match
  if (advance(g)?.kind === 'chance' || reveals(game, before, header.seats, seat, key)) return { certain: false }
  const changes = difference(game.view(before, seat), game.view(g, seat))
  return { certain: true, ...(changes && { changes }) }
}
