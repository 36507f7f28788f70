/** Names and numbers in the help that are data elsewhere: bots, languages, defaults. */
import { BOTS, LEVEL_NAMES, randomBot, USUAL_LEVEL } from '@alea/bots'
import { LANGUAGES } from '@alea/engine'
import { DEFAULTS } from './defaults.ts'
import { SEARCH_EXAMPLES } from './matchArguments.ts'
import { GOAL_EXAMPLES } from './odds/goal.ts'
import { PERSON } from './play/players.ts'
import type { Messages } from './text/index.ts'

export interface HelpFacts {
  /** The game that is played when none is named. */
  readonly game: string
  /** The word for a person among the seats. */
  readonly me: string
  readonly weakest: string
  /** Weakest first, each explained where the language has another word for it. */
  readonly levels: string
  /** The level of the bots when nobody chose one. */
  readonly opponent: string
  readonly bots: string
  readonly iterations: string
  readonly time: string
  readonly goals: string
  readonly languages: string
  readonly seed: string
  readonly samples: string
  readonly listed: string
  readonly thinker: string
  readonly matches: string
  readonly pairingMatches: string
  readonly fuzzSeconds: string
}

export const helpFacts = ({ play }: Messages): HelpFacts => ({
  ...DEFAULTS,
  me: PERSON,
  weakest: randomBot.name,
  levels: LEVEL_NAMES.map((name) => (play.levels[name] === name ? name : `${name} (${play.levels[name]})`)).join(', '),
  opponent: USUAL_LEVEL,
  bots: BOTS.map(({ name }) => name).join(', '),
  ...SEARCH_EXAMPLES,
  goals: GOAL_EXAMPLES.join(', '),
  languages: LANGUAGES.join(', '),
})
