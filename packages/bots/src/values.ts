/** What a position or an option is worth to every seat, once nothing is under way any more. */
import { advance, answer, type Question, type Running } from '@alea/engine'
import type { Seen } from './bot.ts'
import { playOn } from './playOn.ts'
import { type Luck, settle, settleBeyond } from './settle.ts'
import { placeOf, worthOf } from './walk.ts'

/** What the seat is asked at a table that was imagined for it. */
export const questionAt = (g: Running): Question => advance(g) as Question

/** Takes the option of the seat's question at this table, which it changes; what that is worth to every seat. */
export function optionValue(
  seen: Seen,
  g: Running,
  choice: number,
  luck: Luck,
  question = questionAt(g),
): readonly number[] {
  const { game } = seen
  takeOption(seen, g, choice, luck, question)
  return worthOf(game, game.insight, g) ?? playOn(game, g, luck.whims)
}

/** Takes it, and plays on until nothing is under way any more. */
export function takeOption(
  { game, seat }: Seen,
  g: Running,
  choice: number,
  luck: Luck,
  question = questionAt(g),
): void {
  const since = game.insight?.begun?.(g)
  answer(g, question, choice, placeOf(question, seat))
  settleBeyond(question, game, g, luck, since)
}

/** What a position, which it changes, is worth to every seat. */
export function positionValue(game: Seen['game'], g: Running, luck: Luck): readonly number[] {
  settle(game, g, luck)
  return worthOf(game, game.insight, g) ?? playOn(game, g, luck.whims)
}
