export type { Bot, Seen } from './bot.ts'
export { BOTS, botOf } from './botOf.ts'
export { type PlayedOut, playOut } from './playOut.ts'
export { randomBot } from './randomBot.ts'
