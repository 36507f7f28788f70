/** Plays an imagined match on, quickly: follows the game's `sense`, or plays at random where it has none. */
import { answer, type Game, type Question, type Random, type Running } from '@alea/engine'
import { TUNING } from './tuning.ts'
import { advanceByChance, worthOf } from './walk.ts'

/** Plays on to the game's horizon or to the end; returns each seat's chance then. */
export function playOn(game: Game, g: Running, random: Random): readonly number[] {
  const { insight } = game
  const until = insight ? insight.progress(g) + insight.horizon : Number.POSITIVE_INFINITY
  for (let answers = 0; answers < game.bound; answers++) {
    const question = advanceByChance(g, random)
    if (!question || (insight && insight.progress(g) >= until)) break
    answer(g, question, quickChoice(game, g, question, random))
  }
  const value = worthOf(game, insight, g)
  if (!value) throw new Error(`${game.id} goes on after ${game.bound} answers`)
  return value
}

export function quickChoice(game: Game, g: Running, question: Question, random: Random): number {
  const options = question.options[0]!.length
  if (options === 1) return 0
  return random.below(TUNING.whim) > 0 ? sensedChoice(game, g, question, random) : random.below(options)
}

/** What the game's `sense` finds best, or a random option where it says nothing. */
export function sensedChoice({ insight }: Game, g: Running, question: Question, random: Random): number {
  const sensed = insight?.sense?.(g, question, 0)
  return sensed ? mostPromising(sensed, random) : random.below(question.options[0]!.length)
}

/** The best option; of several equally good ones, one at random. */
function mostPromising(sensed: readonly number[], random: Random): number {
  let best = 0
  let alike = 1
  for (let i = 1; i < sensed.length; i++) {
    if (sensed[i]! > sensed[best]!) {
      best = i
      alike = 1
    } else if (sensed[i] === sensed[best] && random.below(++alike) === 0) best = i
  }
  return best
}
