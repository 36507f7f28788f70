/** Five levels to play against, from budget and noise alone: none of them sees more than another. */
import type { Random } from '@alea/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedyBot.ts'
import { randomBot } from './randomBot.ts'
import { searchBot } from './searchBot.ts'

export const LEVEL_NAMES = ['novice', 'apprentice', 'adept', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** How long the three levels that search may think about one answer. */
export const THINKING_MS = { adept: 60, expert: 300, master: 1200 } as const

export const LEVELS: readonly Bot[] = [
  absentMinded('novice', 50),
  absentMinded('apprentice', 15),
  searchBot('adept', { ms: THINKING_MS.adept }),
  searchBot('expert', { ms: THINKING_MS.expert }),
  searchBot('master', { ms: THINKING_MS.master }),
]

/** Greedy, but so many times in a hundred its mind is elsewhere. */
function absentMinded(name: LevelName, percent: number): Bot {
  return {
    name,
    choose: (seen, random: Random, stop) =>
      (random.below(100) < percent ? randomBot : greedyBot).choose(seen, random, stop),
  }
}
