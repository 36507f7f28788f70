/** Five levels to play against, from budget and noise alone: none of them sees more than another. */
import type { Random } from '@alea/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedyBot.ts'
import type { LevelName } from './levelNames.ts'
import { randomBot } from './randomBot.ts'
import { searchBot } from './searchBot.ts'

/** How long the two levels that search may think about one answer: beyond 300 ms next to nothing is gained (docs/bots.md). */
export const THINKING_MS = { expert: 60, master: 300 } as const

export const LEVELS: readonly Bot[] = [
  lapsing('novice', 50, randomBot, greedyBot),
  lapsing('apprentice', 25, randomBot, greedyBot),
  { ...greedyBot, name: 'adept' },
  lapsing('expert', 33, greedyBot, searchBot('expert', { ms: THINKING_MS.expert })),
  searchBot('master', { ms: THINKING_MS.master }),
]

/** So many answers in a hundred come from the lesser of two bots. */
function lapsing(name: LevelName, percent: number, lesser: Bot, better: Bot): Bot {
  return {
    name,
    timed: better.timed ?? false,
    choose: (seen, random: Random, stop) => (random.below(100) < percent ? lesser : better).choose(seen, random, stop),
  }
}
