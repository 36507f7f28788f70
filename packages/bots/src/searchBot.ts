import { random, seedOf } from '@alea/engine'
import type { Bot } from './bot.ts'
import { lookAhead, questionOf } from './greedyBot.ts'
import { Search } from './search.ts'
import { argMax, placeOf } from './walk.ts'

/** How long to think: so many iterations, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** How often the clock is looked at. */
const BREATH = 16

/** Information-set Monte-Carlo tree search. With a budget of iterations the same seed gives the same choice; with one of time it is interrupted by the clock. */
export const searchBot = (name: string, budget: Budget): Bot => ({
  name,
  choose(seen, source, stop = () => false) {
    const question = questionOf(seen)
    const who = placeOf(question, seen.seat)
    if (question.options[who]!.length === 1) return 0
    const seed = source.below(2 ** 31 - 1)
    const exact = seen.game.insight?.exact?.(seen.world, question, who)
    // Dice to keep are worked out, not searched for, unless there is something else one could do.
    if (exact && !exact.some(Number.isNaN)) return argMax(exact)
    const glance = seen.game.insight ? lookAhead(seen, question, random(seedOf(seed, -1)), 4) : undefined
    const search = new Search(seen, question, exact, glance)
    const left = iterationsLeft(budget)
    for (let i = 0; i < most(budget); i++) {
      if (i % BREATH === 0 && i > 0 && (stop() || search.isDecided(left(i)))) break
      search.iterate(random(seedOf(seed, i)))
    }
    return search.best()
  },
})

const most = (budget: Budget): number => ('iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY)

/** How many iterations may follow those done; by the clock, as many as the time left allows at the pace so far. */
function iterationsLeft(budget: Budget): (done: number) => number {
  if ('iterations' in budget) return (done) => budget.iterations - done
  const began = performance.now()
  return (done) => {
    const spent = performance.now() - began
    return spent >= budget.ms ? 0 : (done / Math.max(spent, 1)) * (budget.ms - spent)
  }
}
