import { answer, clone, type Question, type Random, type Running, random, seedOf } from '@alea/engine'
import { type Bot, imagine, type Seen } from './bot.ts'
import { playOn } from './playOn.ts'
import { settle } from './settle.ts'
import { advanceByChance, argMax, placeOf, worthOf } from './walk.ts'

/** How many imagined tables each option is tried at. */
const SAMPLES = 12

/** Looks one step ahead: every option is tried at the same imagined tables, with the same dice, and the position after it is evaluated once nothing is under way any more. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose(seen, source) {
    const question = questionOf(seen)
    const count = question.options[placeOf(question, seen.seat)]!.length
    return count === 1 ? 0 : argMax(lookAhead(seen, question, source))
  },
}

export function questionOf({ world, seat }: Seen): Question {
  const question = advanceByChance(world, random(0))
  if (!question?.seats.includes(seat)) throw new Error('The seat has no question to answer')
  return question
}

/** What each option seems to be worth to the seat: computed if the game can, otherwise tried. */
export function lookAhead(seen: Seen, question: Question, source: Random, samples = SAMPLES): number[] {
  const who = placeOf(question, seen.seat)
  const exact = seen.game.insight?.exact?.(seen.world, question, who)
  const seed = source.below(2 ** 31 - 1)
  // Dealt once and copied for each option: dealing again costs more than copying.
  const tables: Running[] = []
  return question.options[who]!.map((_, choice) => {
    const known = exact?.[choice]
    if (known !== undefined && !Number.isNaN(known)) return known
    let sum = 0
    for (let i = 0; i < samples; i++) {
      tables[i] ??= imagine(seen, random(seedOf(seed, i)))
      sum += tried(seen, clone(tables[i]!), choice, random(seedOf(seed, samples + i)))
    }
    return sum / samples
  })
}

function tried({ game, seat }: Seen, g: Running, choice: number, luck: Random): number {
  const question = advanceByChance(g, luck)!
  answer(g, question, choice, placeOf(question, seat))
  settle(game, g, luck)
  const value = worthOf(game, game.insight, g) ?? playOn(game, g, luck)
  return value[seat]!
}
