/**
 * Why one option seems better than another: both are tried at the same imagined tables with the same dice, and what the game's judgement is made of
 * there is compared, amount by amount.
 */
import {
  clone,
  type Insight,
  isOver,
  type Judgement,
  type Random,
  type Running,
  random,
  type Seat,
  seedOf,
  type Term,
} from '@alea/engine'
import { imagine, type Seen } from './bot.ts'
import { byName } from './byName.ts'
import { questionOf } from './greedyBot.ts'
import { playOn } from './playOn.ts'
import type { Luck } from './settle.ts'
import { meanAndError } from './thought.ts'
import { takeOption } from './values.ts'
import { placeOf, worthOf } from './walk.ts'

/** A mean over tables, with its standard error. */
export interface Mean {
  readonly value: number
  readonly error: number
}

/** What a kind of term comes to after an option, on average. */
export interface TermMean {
  readonly seat: Seat
  readonly id: string
  readonly of?: string
  readonly amount: number
}

/** An option, and what the judgement of the positions after it is made of. */
export interface Explained {
  readonly choice: number
  readonly chance: Mean
  readonly terms: readonly TermMean[]
  /** At which share of the tables the match is over then. */
  readonly over: number
}

/** A difference that speaks for or against the better option. */
export interface Reason {
  readonly seat: Seat
  /** Whether it is the seat's own, or its side's. */
  readonly own: boolean
  readonly id: string
  readonly of: readonly string[]
  /** By how much the better option has more. */
  readonly amount: number
  /** What that changes in the chance of winning. */
  readonly effect: number
}

/** The first of two options, compared with the second. */
export interface Comparison {
  readonly choice: number
  readonly other: number
  /** How much better the first is. */
  readonly lead: Mean
  /** Within two standard errors: they cannot be told apart. */
  readonly alike: boolean
  /** The largest first; small ones are left out. */
  readonly reasons: readonly Reason[]
  /** How much of the lead all differences together explain; the rest is what a lead is worth in what is left of the match. */
  readonly explained: number
  /** How much more often the match is over, won or lost. */
  readonly won: number
  readonly lost: number
}

export interface Explanation {
  readonly options: readonly Explained[]
  /** The first option with each of the others. */
  readonly comparisons: readonly Comparison[]
}

const SURELY = 2
/** Below this the computed worth of two options is the same. */
const SAME = 0.0005
/** Reasons this small, compared with the largest, are not given. */
const WORTH_SAYING = 0.1
const LEAST = 0.0002
/** Of a kind, those are named that differ at least this much, compared with the one that differs most. */
const WORTH_NAMING = 0.4
const MOST_NAMES = 3

/** `choices` are options of the seat's question, the one to be explained first. Undefined if the game says nothing of its judgement. */
export function explain(
  seen: Seen,
  choices: readonly number[],
  source: Random,
  samples: number,
): Explanation | undefined {
  const judgement = seen.game.insight?.judgement
  if (!judgement) return undefined
  const question = questionOf(seen)
  const who = placeOf(question, seen.seat)
  const made = judgement.exact?.(seen.world, question, who)
  const exact = seen.game.insight?.exact?.(seen.world, question, who)
  const trials = choices.every((choice) => made?.[choice])
    ? choices.map((choice) => computedTrial(choice, made![choice]!, seen.seat))
    : tried(seen, judgement, choices, source, samples, exact)
  const [first, ...others] = trials
  return {
    options: trials.map(explained),
    comparisons: others.map((other) => compared(first!, other, seen.seat)),
  }
}

/** The positions after an option. */
interface Trial {
  readonly choice: number
  readonly known: number | undefined
  readonly values: number[]
  /** The terms of every position that is not the end of the match. */
  readonly positions: (Judged | undefined)[]
}

/** A position: its terms, and how much an amount of each seat changes the chance of the one that chooses. */
interface Judged {
  readonly terms: readonly (Term & { readonly seat: Seat })[]
  readonly slopes: readonly number[]
}

const computedTrial = (choice: number, terms: readonly Term[], seat: Seat): Trial => {
  const value = terms.reduce((sum, { amount }) => sum + amount, 0)
  const slopes = Array.from({ length: seat + 1 }, () => 1)
  return {
    choice,
    known: value,
    values: [value],
    positions: [{ terms: terms.map((term) => ({ ...term, seat })), slopes }],
  }
}

function tried(
  seen: Seen,
  judgement: Judgement,
  choices: readonly number[],
  source: Random,
  samples: number,
  exact: readonly number[] | undefined,
): Trial[] {
  const { game, seat } = seen
  const seed = source.below(2 ** 31 - 1)
  const trials = choices.map((choice): Trial => {
    const known = exact?.[choice]
    return { choice, known: known === undefined || Number.isNaN(known) ? undefined : known, values: [], positions: [] }
  })
  for (let i = 0; i < samples; i++) {
    const table = imagine(seen, random(seedOf(seed, 3 * i)))
    for (const trial of trials) {
      const g = clone(table)
      const luck: Luck = { chance: byName(seedOf(seed, 3 * i + 1)), whims: random(seedOf(seed, 3 * i + 2)) }
      takeOption(seen, g, trial.choice, luck)
      trial.positions.push(isOver(g) ? undefined : judged(game.insight!, judgement, g, seat))
      const worth = worthOf(game, game.insight, g) ?? playOn(game, g, luck.whims)
      trial.values.push(worth[seat]!)
    }
  }
  return trials
}

const STEP = 0.01

function judged(insight: Insight, judgement: Judgement, g: Running, viewer: Seat): Judged {
  const bySeat = insight.evaluate(g).map((_, seat) => judgement.terms(g, seat, viewer))
  const sums = bySeat.map((terms) => terms.reduce((sum, { amount }) => sum + amount, 0))
  const now = judgement.chances(g, sums)[viewer]!
  const slopes = sums.map((sum, seat) => (judgement.chances(g, sums.with(seat, sum + STEP))[viewer]! - now) / STEP)
  return { terms: bySeat.flatMap((terms, seat) => terms.map((term) => ({ ...term, seat }))), slopes }
}

function explained({ choice, known, values, positions }: Trial): Explained {
  const going = positions.filter((position) => position !== undefined)
  return {
    choice,
    chance: known === undefined ? meanAndError(values) : { value: known, error: 0 },
    terms: [...meansOf(going).values()].map(({ slope: _, ...term }) => term),
    over: 1 - going.length / positions.length,
  }
}

interface Weighty extends TermMean {
  readonly slope: number
}

/** Mean amounts by seat, kind and name. */
function meansOf(positions: readonly Judged[]): Map<string, Weighty> {
  const means = new Map<string, Weighty>()
  for (const { terms } of positions)
    for (const { seat, id, of, amount } of terms) {
      const key = `${seat} ${id} ${of ?? ''}`
      const before = means.get(key)
      means.set(key, {
        seat,
        id,
        ...(of !== undefined && { of }),
        amount: (before?.amount ?? 0) + amount / positions.length,
        slope: before?.slope ?? meanSlope(positions, seat),
      })
    }
  return means
}

const meanSlope = (positions: readonly Judged[], seat: Seat): number =>
  positions.reduce((sum, { slopes }) => sum + (slopes[seat] ?? 0), 0) / positions.length

function compared(one: Trial, other: Trial, seat: Seat): Comparison {
  const lead = leadOf(one, other)
  const [here, there] = [one, other].map(({ positions }) => positions.filter((position) => position !== undefined))
  const all = here!.length > 0 && there!.length > 0 ? reasonsOf(here!, there!, seat) : []
  return {
    choice: one.choice,
    other: other.choice,
    lead,
    alike: Math.abs(lead.value) <= Math.max(SAME, SURELY * lead.error),
    reasons: weighty(all),
    explained: all.reduce((sum, { effect }) => sum + effect, 0),
    won: endsOf(one, 1) - endsOf(other, 1),
    lost: endsOf(one, 0) - endsOf(other, 0),
  }
}

/** At the same tables with the same dice, so that only what differs counts. */
function leadOf(one: Trial, other: Trial): Mean {
  if (one.known !== undefined && other.known !== undefined) return { value: one.known - other.known, error: 0 }
  return meanAndError(one.values.map((value, i) => value - other.values[i]!))
}

const endsOf = ({ values, positions }: Trial, value: number): number =>
  positions.filter((position, i) => !position && values[i] === value).length / positions.length

function reasonsOf(here: readonly Judged[], there: readonly Judged[], viewer: Seat): Reason[] {
  const [mine, theirs] = [meansOf(here), meansOf(there)]
  const kinds = new Map<string, { seat: Seat; id: string; slope: number; members: { of?: string; amount: number }[] }>()
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const { seat, id, of } = (mine.get(key) ?? theirs.get(key))!
    const kind = `${seat} ${id}`
    const slope = (meanSlope(here, seat) + meanSlope(there, seat)) / 2
    const known = kinds.get(kind) ?? { seat, id, slope, members: [] }
    kinds.set(kind, known)
    const amount = (mine.get(key)?.amount ?? 0) - (theirs.get(key)?.amount ?? 0)
    known.members.push({ ...(of !== undefined && { of }), amount })
  }
  return [...kinds.values()].map(({ seat, id, slope, members }): Reason => {
    const amount = members.reduce((sum, member) => sum + member.amount, 0)
    return { seat, own: seat === viewer || slope > 0, id, of: namesOf(members, amount), amount, effect: amount * slope }
  })
}

function weighty(reasons: readonly Reason[]): Reason[] {
  const most = Math.max(...reasons.map(({ effect }) => Math.abs(effect)))
  return reasons
    .filter(({ effect }) => Math.abs(effect) >= Math.max(LEAST, WORTH_SAYING * most))
    .sort((first, second) => Math.abs(second.effect) - Math.abs(first.effect))
}

/** Those that differ most, in the direction in which the kind differs. */
function namesOf(members: readonly { readonly of?: string; readonly amount: number }[], amount: number): string[] {
  const same = members.filter((member) => member.of !== undefined && member.amount * amount > 0)
  const most = Math.max(...same.map((member) => Math.abs(member.amount)))
  return same
    .filter((member) => Math.abs(member.amount) >= WORTH_NAMING * most)
    .sort((first, second) => Math.abs(second.amount) - Math.abs(first.amount))
    .slice(0, MOST_NAMES)
    .map(({ of }) => of!)
}
