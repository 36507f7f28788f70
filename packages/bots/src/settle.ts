import { answer, declineChoice, type Game, type Random, type Running } from '@alea/engine'
import { mostPromising } from './playOn.ts'
import { advanceByChance } from './walk.ts'

/** Nothing that is under way takes longer. */
const MOST_ANSWERS = 200

/**
 * Plays on until nothing is under way any more: a card that was played is paid for but has done nothing while others may interrupt it,
 * and an attack has not hurt anybody. Windows are declined, other questions answered by the game's `sense`.
 */
export function settle({ insight }: Game, g: Running, random: Random): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = advanceByChance(g, random)
    if (!question) return
    const decline = declineChoice(g, question)
    if (decline !== undefined) {
      answer(g, question, decline)
      continue
    }
    if (insight?.rests?.(g, question) ?? true) return
    const sensed = insight?.sense?.(g, question, 0)
    answer(g, question, sensed ? mostPromising(sensed, random) : random.below(question.options[0]!.length))
  }
}
