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

export function botOf(name: string): Bot {
  const bot = BOTS.find((each) => each.name === name)
  if (bot) return bot
  if (name === SEARCH || name.startsWith(`${SEARCH}:`)) return searchBot(name, budgetOf(name))
  const known = BOTS.map((each) => each.name)
  throw new InputError((language) => FAULTS[language].noBot(name, known))
}

/** Whether the same seed always leads to the same choice; not so for bots with a time budget. */
export const isRepeatable = (name: string): boolean => !botOf(name).timed

function budgetOf(name: string): Budget {
  const [, digits, unit] = /^search:(\d+)(ms)?$/.exec(name) ?? []
  const amount = Number(digits)
  const most = unit ? MOST_MS : MOST_ITERATIONS
  if (!(amount >= 1 && amount <= most))
    throw new InputError((language) => FAULTS[language].noBudget(name, MOST_ITERATIONS, MOST_MS))
  return unit ? { ms: amount } : { iterations: amount }
}
