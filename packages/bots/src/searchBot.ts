import { type Random, random, seedOf } from '@alea/engine'
import type { Bot, Seen, Stop } from './bot.ts'
import { lookAhead, questionOf } from './greedyBot.ts'
import { Search } from './search.ts'
import { type Considered, computed, type LineStep, type Tell, untried } from './thought.ts'
import { TUNING } from './tuning.ts'
import { argMax, placeOf } from './walk.ts'

/** How long to think: iterations or milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** After this many tables, options clearly behind drop out. */
const BREATH = 16

/**
 * Information-set Monte-Carlo tree search below the options, and among the options sequential halving: all of them are tried at the same imagined tables with the
 * same dice, the worse half is dropped, and so on. Differences between options are small compared with
 * the luck of the dice; with the same dice for all of them, luck cancels out.
 * With a budget of iterations the same seed gives the same choice; with one of time it is interrupted by the clock.
 */
export const searchBot = (name: string, budget: Budget): Bot => ({
  name,
  timed: 'ms' in budget,
  choose(seen, source, stop = () => false, tell) {
    const clock = clockOf(budget, stop)
    const question = questionOf(seen)
    const who = placeOf(question, seen.seat)
    const count = question.options[who]!.length
    if (count === 1) {
      tell?.(untried('single', count))
      return 0
    }
    if (seen.game.insight?.mixes?.(question)) {
      tell?.(untried('guess', count))
      return source.below(count)
    }
    const exact = seen.game.insight?.exact?.(seen.world, question, who)
    // Which dice to keep is computed, not searched for, unless there are other options.
    if (exact && !exact.some(Number.isNaN)) {
      tell?.(computed(exact))
      return argMax(exact)
    }
    const seed = source.below(2 ** 31 - 1)
    const glance = glanceAt(seen, random(seedOf(seed, -1)))
    return contest(new Search(seen), candidates(glance, exact), glance, seed, clock, tell)
  },
})

function glanceAt(seen: Seen, luck: Random): number[] {
  const question = questionOf(seen)
  if (seen.game.insight) return lookAhead(seen, question, luck, TUNING.glances)
  return question.options[placeOf(question, seen.seat)]!.map(() => 0.5)
}

/** The most promising first; of the options computed exactly, only the best. */
function candidates(glance: readonly number[], exact: readonly number[] | undefined): number[] {
  const all = [...glance.keys()].sort((one, other) => glance[other]! - glance[one]!)
  const best = exact && all.find((choice) => !Number.isNaN(exact[choice]))
  return all.filter((choice) => !exact || choice === best || Number.isNaN(exact[choice])).slice(0, TUNING.field)
}

interface Contestant {
  readonly choice: number
  visits: number
  total: number
  squares: number
}

function contest(
  search: Search,
  choices: readonly number[],
  glance: readonly number[],
  seed: number,
  clock: Clock,
  tell?: Tell,
): number {
  const all = choices.map((choice) => contestant(choice, glance[choice]!))
  let field = all
  const rounds = Math.ceil(Math.log2(field.length))
  for (let round = 0, luck = 0; round < rounds && field.length > 1; round++) {
    while (field.length > 1 && !clock((round + 1) / rounds, search.iterations)) {
      for (const one of field) count(one, search.iterate(one.choice, random(seedOf(seed, luck))))
      if (++luck % BREATH === 0) field = field.filter((one) => !isBeaten(one, leaderOf(field)))
    }
    field.sort((one, other) => mean(other) - mean(one))
    field = field.slice(0, Math.ceil(field.length / 2))
  }
  const { choice } = leaderOf(field)
  tell?.({ by: 'search', options: consideredOf(all, glance), line: lineAfter(search, choice, seed) })
  return choice
}

/** Those in the contest by their visits; of the others, what looking one step ahead said. */
const consideredOf = (all: readonly Contestant[], glance: readonly number[]): Considered[] =>
  glance.map((value, choice) => {
    const one = all.find((each) => each.choice === choice)
    return one
      ? { choice, visits: one.visits - TUNING.glance, value: mean(one), error: Math.sqrt(variance(one) / one.visits) }
      : { choice, visits: 0, value, error: 0.5 }
  })

/** At how many tables the line is looked for: in some of them the match goes on where the search has hardly been. */
const LINES = 8

function lineAfter(search: Search, choice: number, seed: number): readonly LineStep[] {
  const lines = Array.from({ length: LINES }, (_, i) => search.line(choice, random(seedOf(seed, -2 - i))))
  return lines.reduce((best, line) => (line.length > best.length ? line : best))
}

/** Looking one step ahead counts as a few visits. */
const contestant = (choice: number, glance: number): Contestant => ({
  choice,
  visits: TUNING.glance,
  total: TUNING.glance * glance,
  squares: TUNING.glance * glance ** 2,
})

function count(one: Contestant, value: number): void {
  one.visits++
  one.total += value
  one.squares += value ** 2
}

const mean = ({ total, visits }: Contestant): number => total / visits

const variance = (one: Contestant): number => Math.max(0, one.squares / one.visits - mean(one) ** 2)

const leaderOf = (field: readonly Contestant[]): Contestant =>
  field.reduce((best, one) => (mean(one) > mean(best) ? one : best))

/** So far behind that more tables will not change it. */
function isBeaten(one: Contestant, leader: Contestant): boolean {
  const spread = Math.sqrt((variance(one) + variance(leader)) / one.visits)
  return one !== leader && mean(leader) - mean(one) > TUNING.patience * spread + 1e-9
}

/** Whether this share of the budget is spent after so many iterations; called once per imagined table. */
type Clock = (share: number, done: number) => boolean

function clockOf(budget: Budget, stop: Stop): Clock {
  if ('iterations' in budget) return (share, done) => done >= budget.iterations * share || stop()
  const began = performance.now()
  return (share) => performance.now() - began >= budget.ms * share || stop()
}
