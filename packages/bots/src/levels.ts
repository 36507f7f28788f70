/** The levels to play against. They differ in thinking time and in how many answers are careless, never in what they see. */
import type { Random } from '@alea/engine'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedyBot.ts'
import { LEVEL_NAMES, type LevelName, THINKING_MS } from './levelNames.ts'
import { randomBot } from './randomBot.ts'
import { searchBot } from './searchBot.ts'

const BOT: Readonly<Record<LevelName, Bot>> = {
  novice: lapsing(50, randomBot, greedyBot),
  apprentice: lapsing(25, randomBot, greedyBot),
  adept: greedyBot,
  expert: lapsing(33, greedyBot, searchBot('expert', { ms: THINKING_MS.expert })),
  master: searchBot('master', { ms: THINKING_MS.master }),
}

export const LEVELS: readonly Bot[] = LEVEL_NAMES.map((name) => ({ ...BOT[name], name }))

/** `percent` of the answers come from the weaker of two bots. */
function lapsing(percent: number, lesser: Bot, better: Bot): Bot {
  return {
    name: better.name,
    timed: better.timed ?? false,
    choose: (seen, random: Random, stop, tell) =>
      (random.below(100) < percent ? lesser : better).choose(seen, random, stop, tell),
  }
}
