import type { Bot } from './bot.ts'
import { questionOf } from './greedyBot.ts'
import { untried } from './thought.ts'
import { placeOf } from './walk.ts'

/** Any legal option, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose(seen, random, _stop, tell) {
    const question = questionOf(seen)
    const count = question.options[placeOf(question, seen.seat)]!.length
    tell?.(untried(count === 1 ? 'single' : 'random', count))
    return random.below(count)
  },
  chooseBlindly: (options, random) => random.below(options),
}
