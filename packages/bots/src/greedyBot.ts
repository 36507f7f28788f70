import {
  type ChanceSource,
  clone,
  type Game,
  type Question,
  type Random,
  type Running,
  random,
  type Seat,
  seedOf,
} from '@alea/engine'
import { type Bot, imagine, type Seen } from './bot.ts'
import { byName } from './byName.ts'
import type { Luck } from './settle.ts'
import { meanAndError, type Tell, type Thought, untried } from './thought.ts'
import { optionValue, questionAt } from './values.ts'
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
    const order = inOrder(seen, question)
    const values = lookAhead(seen, question, source, SAMPLES, tell, order)
    return order[argMax(order.map((choice) => values[choice]!))]!
  },
}

export function questionOf({ world, seat }: Seen): Question {
  const question = advanceByChance(world, random(0))
  if (!question?.seats.includes(seat)) throw new Error('The seat has no question to answer')
  return question
}

/** What each option seems to be worth to the seat: computed if the game can, otherwise tried, in this order. */
export function lookAhead(
  seen: Seen,
  question: Question,
  source: Random,
  samples = SAMPLES,
  tell?: Tell,
  order: readonly number[] = inOrder(seen, question),
): number[] {
  const { game, seat, world } = seen
  const who = placeOf(question, seat)
  const exact = game.insight?.exact?.(world, question, who)
  const seed = source.below(2 ** 31 - 1)
  const values = question.options[who]!.map((): number[] => [])
  /** Options that come to the same at every table. */
  const isCertain: boolean[] = []
  const isHidden = game.redeal !== undefined || world.sealed !== undefined
  let open = order
  for (let i = 0; i < samples && (i === 0 || open.length > 1); i++) {
    const trying: number[] = []
    for (const choice of open) {
      const known = exact?.[choice]
      if (known !== undefined && !Number.isNaN(known)) values[choice]!.push(known)
      else if (isCertain[choice]) values[choice]!.push(values[choice]![0]!)
      else trying.push(choice)
    }
    if (trying.length > 0) {
      // Dealt once and copied for each option: dealing again costs more than copying. The last option needs no copy.
      const table = isHidden ? imagine(seen, random(seedOf(seed, i))) : world
      const asked = questionAt(table)
      const isAlike = alikeHowever(game, table, seat)
      for (const choice of trying) {
        const luck = luckFrom(seedOf(seed, samples + i), seedOf(seed, 2 * samples + i))
        const tried = isHidden && choice === trying.at(-1) ? table : clone(table)
        values[choice]!.push(optionValue(seen, tried, choice, luck, asked)[seat]!)
        isCertain[choice] = !luck.isUsed() && isAlike(tried)
      }
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

/** Dice and whims that are made when they are first asked for: most options need neither. */
function luckFrom(dice: number, whim: number): Luck & { isUsed(): boolean } {
  let chance: ChanceSource | undefined
  let whims: Random | undefined
  return {
    chance(pending, position) {
      chance ??= byName(dice)
      return chance(pending, position)
    },
    whims: {
      below(n) {
        whims ??= random(whim)
        return whims.below(n)
      },
    },
    isUsed: () => chance !== undefined || whims !== undefined,
  }
}

/** Whether what happens from this position on to another one would have happened however the hidden things were dealt. */
export function alikeHowever({ redeal, insight }: Game, before: Running, seat: Seat): (after: Running) => boolean {
  if (before.sealed !== undefined) return () => false
  if (redeal === undefined) return () => true
  const unseen = insight?.unseen?.(before, seat)
  return (after) => unseen !== undefined && insight!.unseen!(after, seat) === unseen
}

/** The most promising first: of options that are alike, the first is taken. */
function inOrder({ game, world, seat }: Seen, question: Question): number[] {
  const who = placeOf(question, seat)
  const options = question.options[who]!.map((_, choice) => choice)
  const sensed = game.insight?.sense?.(world, question, who)
  return sensed ? options.sort((one, other) => sensed[other]! - sensed[one]!) : options
}

/** Options that dropped out were tried at fewer tables, perhaps at kinder ones: they are measured by how far they were behind the best one there. */
function comparable(values: readonly (readonly number[])[], best: number): number[] {
  const whole = meanOf(values[best]!)
  /** Of the best option, by how many tables. */
  const means: number[] = [Number.NaN]
  let sum = 0
  for (const [i, value] of values[best]!.entries()) means.push((sum += value) / (i + 1))
  return values.map((tried) => Math.max(0, whole - (means[tried.length]! - meanOf(tried))))
}

function bestOf(values: readonly (readonly number[])[], open: readonly number[]): number {
  let best = open[0]!
  let most = meanOf(values[best]!)
  for (let i = 1; i < open.length; i++) {
    const mean = meanOf(values[open[i]!]!)
    if (mean > most) {
      most = mean
      best = open[i]!
    }
  }
  return best
}

/** Without the options that are clearly behind the best one; all were tried at the same tables, so their differences count. */
function stillOpen(values: readonly (readonly number[])[], open: readonly number[]): number[] {
  const best = bestOf(values, open)
  return open.filter((choice) => choice === best || mayCatchUp(values[best]!, values[choice]!))
}

function mayCatchUp(best: readonly number[], tried: readonly number[]): boolean {
  const tables = best.length
  let sum = 0
  let isAlike = true
  for (let i = 0; i < tables; i++) {
    const behind = best[i]! - tried[i]!
    if (behind !== 0) isAlike = false
    sum += behind
  }
  // Alike at every table so far: the first of them will do.
  if (isAlike) return false
  const mean = sum / tables
  let squares = 0
  for (let i = 0; i < tables; i++) squares += (best[i]! - tried[i]! - mean) ** 2
  const error = Math.sqrt(squares / (tables * (tables - 1)))
  return mean <= CLEARLY * error
}

function meanOf(values: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum / values.length
}
