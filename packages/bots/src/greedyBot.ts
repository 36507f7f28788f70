import { answer, clone, type Question, type Random, type Running, random, seedOf } from '@alea/engine'
import { type Bot, imagine, type Seen } from './bot.ts'
import { playOn } from './playOn.ts'
import { settle } from './settle.ts'
import { advanceByChance, argMax, placeOf, worthOf } from './walk.ts'

/** How many imagined tables each option is tried at. */
const SAMPLES = 12

/** After this many tables, an option is dropped that is this many standard errors behind the best. */
const FEWEST = 4
const CLEARLY = 2.5

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
  const values = question.options[who]!.map((): number[] => [])
  let open = values.map((_, choice) => choice)
  for (let i = 0; i < samples && (i === 0 || open.length > 1); i++) {
    // Dealt once and copied for each option: dealing again costs more than copying.
    let table: Running | undefined
    for (const choice of open) {
      const known = exact?.[choice]
      if (known !== undefined && !Number.isNaN(known)) {
        values[choice]!.push(known)
        continue
      }
      table ??= imagine(seen, random(seedOf(seed, i)))
      values[choice]!.push(tried(seen, clone(table), choice, random(seedOf(seed, samples + i))))
    }
    if (i + 1 >= FEWEST) open = stillOpen(values, open)
  }
  return values.map(meanOf)
}

/** Without the options that are clearly behind the best one; all were tried at the same tables, so their differences count. */
function stillOpen(values: readonly (readonly number[])[], open: readonly number[]): number[] {
  const best = open.reduce((one, other) => (meanOf(values[other]!) > meanOf(values[one]!) ? other : one))
  return open.filter((choice) => {
    if (choice === best) return true
    const behind = values[best]!.map((value, i) => value - values[choice]![i]!)
    const mean = meanOf(behind)
    const squares = behind.reduce((sum, each) => sum + (each - mean) ** 2, 0)
    const error = Math.sqrt(squares / (behind.length * (behind.length - 1)))
    return mean <= CLEARLY * error
  })
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function tried({ game, seat }: Seen, g: Running, choice: number, luck: Random): number {
  const question = advanceByChance(g, luck)!
  answer(g, question, choice, placeOf(question, seat))
  settle(game, g, luck)
  const value = worthOf(game, game.insight, g) ?? playOn(game, g, luck)
  return value[seat]!
}
