import type { Bot } from './bot.ts'
import { questionOf } from './greedyBot.ts'
import { placeOf } from './walk.ts'

/** Any legal option, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose(seen, random) {
    const question = questionOf(seen)
    return random.below(question.options[placeOf(question, seen.seat)]!.length)
  },
  chooseBlindly: (options, random) => random.below(options),
}
