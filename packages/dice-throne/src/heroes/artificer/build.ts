/** Only the Artificer has this: companions that are built and improved. */
import { setState, stateOf, verb } from '../../content/heroKit.ts'

export interface Build {
  bot: string
  state: 'basic' | 'advanced'
}

const made = verb<Build>({
  name: 'artificer/build',
  possible: (g, self, { bot, state }) => {
    const now = stateOf(g, self, bot)
    return now === 'unbuilt' || (now === 'basic' && state === 'advanced')
  },
  parts: ($, p) => [$.run((g, l) => setState(g, l.self, p.bot, p.state))],
  estimate: ({ state }) => (state === 'basic' ? 3 : 5),
})
/** A bot that is not built, or only basic, becomes basic or advanced. */
export const build = (bot: string, state: Build['state']) => made({ bot, state })
