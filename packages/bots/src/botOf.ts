/** Bots by name: `random`, `greedy`, a level, or a search with a given budget, `search:2000` or `search:300ms`. */
import { InputError } from '@alea/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedyBot.ts'
import { LEVELS } from './levels.ts'
import { randomBot } from './randomBot.ts'
import { type Budget, searchBot } from './searchBot.ts'
import { FAULTS } from './text/index.ts'

/** Bots with a fixed name. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot, ...LEVELS]

export const SEARCH = 'search'
export const MOST_ITERATIONS = 10_000_000
export const MOST_MS = 600_000

/** The largest budgets that a name may give a search. */
export interface BudgetLimit {
  readonly iterations: number
  readonly ms: number
}

/** For people on their own machine. */
export const OWN_MACHINE: BudgetLimit = { iterations: MOST_ITERATIONS, ms: MOST_MS }

/** What a name may say: a round figure, since iterations differ tenfold between games and questions. The limit in time holds whatever the name says. */
const ITERATIONS_PER_MS = 10

/** For a machine that others share: so many milliseconds for each answer, or ten times as many iterations. */
export const sharedMachine = (ms: number): BudgetLimit => ({ iterations: ms * ITERATIONS_PER_MS, ms })

/** Throws an InputError if there is no such bot, or if its budget is larger than the limit. */
export function botOf(name: string, limit: BudgetLimit = OWN_MACHINE): Bot {
  const bot = BOTS.find((each) => each.name === name)
  if (bot) return bot
  if (isSearch(name)) return searchBot(name, budgetOf(name, limit))
  const known = BOTS.map((each) => each.name)
  throw new InputError((language) => FAULTS[language].noBot(name, known))
}

/** The name itself, or, of a search whose budget is larger than the limit, the same search with the largest that is allowed. */
export function withinLimit(name: string, limit: BudgetLimit): string {
  if (!isSearch(name)) return botOf(name).name
  const budget = budgetOf(name, OWN_MACHINE)
  if ('ms' in budget) return `${SEARCH}:${Math.min(budget.ms, limit.ms)}ms`
  return `${SEARCH}:${Math.min(budget.iterations, limit.iterations)}`
}

/** For statistics: the name of a bot without its budget; `unknown` for a name that no bot has. */
export function kindOf(name: string): string {
  if (isSearch(name)) return SEARCH
  return BOTS.some((each) => each.name === name) ? name : 'unknown'
}

const isSearch = (name: string): boolean => name === SEARCH || name.startsWith(`${SEARCH}:`)

/** Whether the same seed always leads to the same choice; not so for bots with a time budget. */
export const isRepeatable = (name: string): boolean => !botOf(name).timed

function budgetOf(name: string, { iterations, ms }: BudgetLimit): Budget {
  const [, digits, unit] = /^search:(\d+)(ms)?$/.exec(name) ?? []
  const amount = Number(digits)
  if (!(amount >= 1 && amount <= (unit ? ms : iterations)))
    throw new InputError((language) => FAULTS[language].badBudget(name, iterations, ms))
  return unit ? { ms: amount } : { iterations: amount }
}
