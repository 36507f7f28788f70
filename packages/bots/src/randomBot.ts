import type { Bot } from './bot.ts'

/** Any legal option, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ offer }, random) => random.below(offer.options.length),
  chooseBlindly: (options, random) => random.below(options),
}
