import { InputError } from '@alea/engine'
import type { Bot } from './bot.ts'
import { randomBot } from './randomBot.ts'

export const BOTS: readonly Bot[] = [randomBot]

export function botOf(name: string): Bot {
  const bot = BOTS.find((each) => each.name === name)
  if (!bot) throw new InputError(`There is no bot ${name}; known: ${BOTS.map((each) => each.name).join(', ')}`)
  return bot
}
