import { clone, type Question, type Random, type Running, random, seedOf } from '@alea/engine'
import { type Bot, imagine, type Seen } from './bot.ts'
import { byName } from './byName.ts'
import { meanAndError, type Tell, type Thought, untried } from './thought.ts'
import { optionValue } from './values.ts'
import { advanceByChance, argMax, placeOf } from './walk.ts'

/** How many imagined tables each option is tried at. */
const SAMPLES = 8

/** After this many tables, an option is dropped that is this many standard errors behind the best. */
const FEWEST = 3
const CLEARLY = 2

/** Looks one step ahead: every option is tried at the same imagined tables, with the same dice, and the position after it is evaluated once nothing is under way any more. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose(seen, source, _stop, tell) {
    const question = questionOf(seen)
    const count = question.options[placeOf(question, seen.seat)]!.length
    if (seen.game.insight?.mixes?.(question)) {
      tell?.(untried('guess', count))
      return source.below(count)
    }
    if (count === 1) {
      tell?.(untried('single', count))
      return 0
    }
    const values = lookAhead(seen, question, source, SAMPLES, tell)
    const order = inOrder(seen, question)
    return order[argMax(order.map((choice) => values[choice]!))]!
  },
}

export function questionOf({ world, seat }: Seen): Question {
  const question = advanceByChance(world, random(0))
  if (!question?.seats.includes(seat)) throw new Error('The seat has no question to answer')
  return question
}

/** What each option seems to be worth to the seat: computed if the game can, otherwise tried. */
export function lookAhead(seen: Seen, question: Question, source: Random, samples = SAMPLES, tell?: Tell): number[] {
  const who = placeOf(question, seen.seat)
  const exact = seen.game.insight?.exact?.(seen.world, question, who)
  const seed = source.below(2 ** 31 - 1)
  const values = question.options[who]!.map((): number[] => [])
  let open = inOrder(seen, question)
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
      const luck = { chance: byName(seedOf(seed, samples + i)), whims: random(seedOf(seed, 2 * samples + i)) }
      values[choice]!.push(optionValue(seen, clone(table), choice, luck)[seen.seat]!)
    }
    if (i + 1 >= FEWEST) open = stillOpen(values, open)
  }
  const compared = comparable(values, bestOf(values, open))
  tell?.(thoughtOf(values, compared, exact))
  return compared
}

function thoughtOf(
  values: readonly (readonly number[])[],
  compared: readonly number[],
  exact: readonly number[] | undefined,
): Thought {
  const isKnown = (choice: number) => exact !== undefined && !Number.isNaN(exact[choice])
  const options = values.map((tried, choice) =>
    isKnown(choice)
      ? { choice, visits: 0, value: exact![choice]!, error: 0 }
      : { choice, visits: tried.length, value: compared[choice]!, error: meanAndError(tried).error },
  )
  return { by: options.every(({ choice }) => isKnown(choice)) ? 'exact' : 'ahead', options }
}

/** The most promising first: of options that are alike, the first is taken. */
function inOrder({ game, world, seat }: Seen, question: Question): number[] {
  const who = placeOf(question, seat)
  const options = question.options[who]!.map((_, choice) => choice)
  const sensed = game.insight?.sense?.(world, question, who)
  return sensed ? options.sort((one, other) => sensed[other]! - sensed[one]!) : options
}

/** Options that dropped out were tried at fewer tables, perhaps at kinder ones: they are measured by how far they were behind the best one there. */
const comparable = (values: readonly (readonly number[])[], best: number): number[] =>
  values.map((tried) => {
    const behind = meanOf(values[best]!.slice(0, tried.length)) - meanOf(tried)
    return Math.max(0, meanOf(values[best]!) - behind)
  })

const bestOf = (values: readonly (readonly number[])[], open: readonly number[]): number =>
  open.reduce((one, other) => (meanOf(values[other]!) > meanOf(values[one]!) ? other : one))

/** Without the options that are clearly behind the best one; all were tried at the same tables, so their differences count. */
function stillOpen(values: readonly (readonly number[])[], open: readonly number[]): number[] {
  const best = bestOf(values, open)
  return open.filter((choice) => {
    if (choice === best) return true
    const behind = values[best]!.map((value, i) => value - values[choice]![i]!)
    // Alike at every table so far: the first of them will do.
    if (behind.every((each) => each === 0)) return false
    const mean = meanOf(behind)
    const squares = behind.reduce((sum, each) => sum + (each - mean) ** 2, 0)
    const error = Math.sqrt(squares / (behind.length * (behind.length - 1)))
    return mean <= CLEARLY * error
  })
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
