/**
 * What an answer was worth against the best one, on what the seat could know then. All options are tried at the same imagined tables with the same dice.
 * The best one is found at some tables and compared with the answer at others: at the first ones it is best partly by chance.
 */
import { byName, imagine, type Luck, optionValue, placeOf, type Seen, seenBy } from '@alea/bots'
import {
  clone,
  findOption,
  type Game,
  keysOf,
  type Question,
  type Running,
  random,
  type Seat,
  seedOf,
} from '@alea/engine'
import { type Estimate, estimate } from './estimate.ts'

/** An option of a question, and what it seems to be worth to the seat that is asked. */
export interface Weighed extends Estimate {
  readonly key: string
  /** At how many imagined tables it was tried; 0: computed exactly. Fewer than the others, if it fell clearly behind. */
  readonly samples: number
}

/** A decision between several options. */
export interface Weighing {
  readonly options: readonly Weighed[]
  /** The option that was taken, and the best one, by their numbers. */
  readonly taken: number
  readonly best: number
  /** What taking it cost the seat: the best option less this one. */
  readonly lost: Estimate
}

/** After this many tables, an option is dropped that is this many standard errors behind the best. */
const FEWEST = 8
const CLEARLY = 3

/** Undefined if there was nothing to decide: a single option, or options that differ only in what others will guess. */
export function weigh(
  game: Game,
  g: Running,
  seat: Seat,
  key: string,
  seed: number,
  samples: number,
): Weighing | undefined {
  const seen = seenBy(game, g, seat, random(seedOf(seed, -1)))
  const found = findOption(seen.world, seat, key)
  if (!found) throw new Error(`Seat ${seat} was not offered ${key}`)
  const { question, choice: taken } = found
  const who = placeOf(question, seat)
  const count = question.options[who]!.length
  if (count < 2 || game.insight?.mixes?.(question)) return undefined
  const tables = new Tables(seen, question, who)
  const values = scout(tables, count, seedOf(seed, 0), samples)
  const keys = keysOf(seen.world, question, who)
  const options = values.map((tried, choice): Weighed => {
    const known = tables.exact?.[choice]
    return isKnown(known)
      ? { key: keys[choice]!, samples: 0, mean: known, error: 0 }
      : { key: keys[choice]!, samples: tried.length, ...estimate(tried) }
  })
  const best = bestOf(options.map(comparableWith(values)))
  return { options, taken, best, lost: lossOf(tables, best, taken, seedOf(seed, 1), samples) }
}

/** Imagined tables at which the options of a question are tried. */
class Tables {
  readonly exact: readonly number[] | undefined
  private readonly seen: Seen

  constructor(seen: Seen, question: Question, who: number) {
    this.seen = seen
    this.exact = seen.game.insight?.exact?.(seen.world, question, who)
  }

  isExact(choice: number): boolean {
    return isKnown(this.exact?.[choice])
  }

  /** What these options are worth at one table. */
  try(choices: readonly number[], seed: number): number[] {
    const { seen, exact } = this
    let table: Running | undefined
    return choices.map((choice) => {
      const known = exact?.[choice]
      if (isKnown(known)) return known
      table ??= imagine(seen, random(seedOf(seed, 0)))
      const luck: Luck = { chance: byName(seedOf(seed, 1)), whims: random(seedOf(seed, 2)) }
      return optionValue(seen, clone(table), choice, luck)[seen.seat]!
    })
  }
}

const isKnown = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value)

/** Tries all options at as many tables, without those that fall clearly behind. */
function scout(tables: Tables, count: number, seed: number, samples: number): number[][] {
  const values = Array.from({ length: count }, (): number[] => [])
  let open = [...values.keys()]
  const rounds = open.every((choice) => tables.isExact(choice)) ? 1 : samples
  for (let i = 0; i < rounds; i++) {
    const tried = tables.try(open, seedOf(seed, i))
    for (const [place, choice] of open.entries()) values[choice]!.push(tried[place]!)
    if ((i + 1) % FEWEST === 0) open = stillOpen(values, open)
  }
  return values
}

function stillOpen(values: readonly (readonly number[])[], open: readonly number[]): number[] {
  const best = open[bestOf(open.map((choice) => meanOf(values[choice]!)))]!
  return open.filter((choice) => {
    const behind = estimate(values[best]!.map((value, i) => value - values[choice]![i]!))
    return choice === best || behind.mean <= CLEARLY * behind.error
  })
}

/** Options that dropped out were tried at fewer tables, perhaps at kinder ones: they are never the best. */
const comparableWith = (values: readonly (readonly number[])[]) => {
  const most = Math.max(...values.map((tried) => tried.length))
  return ({ mean }: Weighed, choice: number): number =>
    values[choice]!.length === most ? mean : Number.NEGATIVE_INFINITY
}

function lossOf(tables: Tables, best: number, taken: number, seed: number, samples: number): Estimate {
  if (best === taken) return { mean: 0, error: 0 }
  if (tables.isExact(best) && tables.isExact(taken)) {
    const [most, less] = tables.try([best, taken], seed)
    return { mean: most! - less!, error: 0 }
  }
  return estimate(
    Array.from({ length: samples }, (_, i) => {
      const [most, less] = tables.try([best, taken], seedOf(seed, i))
      return most! - less!
    }),
  )
}

/** The first of the largest. */
const bestOf = (values: readonly number[]): number =>
  values.reduce((best, value, i) => (value > values[best]! ? i : best), 0)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
