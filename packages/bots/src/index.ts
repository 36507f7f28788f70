export { type Bot, imagine, type Seen, type Stop, seenBy } from './bot.ts'
export {
  BOTS,
  type BudgetLimit,
  botOf,
  isRepeatable,
  kindOf,
  MOST_ITERATIONS,
  MOST_MS,
  OWN_MACHINE,
  SEARCH,
  sharedMachine,
  withinLimit,
} from './botOf.ts'
export { byName } from './byName.ts'
export {
  type Comparison,
  type Explained,
  type Explanation,
  explain,
  type Mean,
  type Reason,
  type TermMean,
} from './explain.ts'
export { greedyBot, lookAhead } from './greedyBot.ts'
export { LEVEL_NAMES, type LevelName, THINKING_MS, USUAL_LEVEL } from './levelNames.ts'
export { LEVELS } from './levels.ts'
export { type PlayedOut, type PlayWatch, playOut } from './playOut.ts'
export { randomBot } from './randomBot.ts'
export { sentenceOf, type Why, whyOf } from './reasons.ts'
export { Search } from './search.ts'
export { type Budget, searchBot } from './searchBot.ts'
export type { Luck } from './settle.ts'
export { LEVEL_WORDS } from './text/index.ts'
export type { Considered, LineStep, Method, Tell, Thought } from './thought.ts'
export { type AdviceJob, adviceOn, type OptionChance } from './threads/advice.ts'
export { gameFor, type Job, think, thinkSimply } from './threads/job.ts'
export type { AdviceOrder, Order, Reply, ThinkOrder } from './threads/messages.ts'
export { serve } from './threads/serve.ts'
export { TUNING } from './tuning.ts'
export { optionValue, positionValue } from './values.ts'
export { placeOf, rewards } from './walk.ts'
