import { answer, type ChanceSource, type Game, type Question, type Random, type Running } from '@alea/engine'
import { sensedChoice } from './playOn.ts'
import { advanceBy } from './walk.ts'

/** Nothing that is under way takes longer. */
const MOST_ANSWERS = 200

/** What happens by chance, apart from what is chosen at random: options that lead to different questions still meet the same dice. */
export interface Luck {
  readonly chance: ChanceSource
  /** For choices at random. */
  readonly whims: Random
}

/**
 * Plays on until nothing is under way any more: a card that was played is paid for but has done nothing while others may interrupt it,
 * and an attack has not hurt anybody. Windows are declined, other questions answered by the game's `sense`.
 */
export function settle(game: Game, g: Running, { chance, whims }: Luck, since?: boolean): Question | undefined {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = advanceBy(g, chance, true)
    if (!question) return undefined
    if (game.insight?.rests?.(g, question, since) ?? true) return question
    answer(g, question, sensedChoice(game, g, question, whims))
  }
  return undefined
}

/** The same, and on to where this question does not come again: nothing more is done there. */
export function settleBeyond(asked: Question, game: Game, g: Running, luck: Luck, since?: boolean): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = settle(game, g, luck, since)
    if (question?.name !== asked.name || question.seats[0] !== asked.seats[0]) return
    const finish = game.insight?.finish?.(g, question)
    if (finish === undefined) return
    answer(g, question, finish)
  }
}
