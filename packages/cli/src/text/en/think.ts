import type { Method } from '@alea/bots'
import { count } from './grammar.ts'

const methods: Readonly<Record<Method, string>> = {
  single: 'There is only one option.',
  guess: 'The options differ only in what others will guess: it picks one at random.',
  random: 'It picks an option at random.',
  exact: 'Computed exactly.',
  ahead: 'One step ahead: every option is tried at imagined tables.',
  search: 'Searched at imagined tables.',
}

/** A decision of a match, laid open. */
export const think = {
  heading: (game: string, position: number, turn: number, bot: string, seed: number) =>
    `${game}, after ${count(position, 'answer')}, turn ${turn}; ${bot}, seed ${seed}`,
  methods,
  columns: {
    option: 'option',
    visits: 'tries',
    chance: 'chance',
    error: 'error',
    position: 'position',
    decision: 'decision',
    options: 'options',
    turn: 'turn',
  },
  chosen: 'chosen',
  played: 'played in the match',
  expects: (line: string) => `It expects, for example: ${line}`,
  why: (option: string) => `Why “${option}”`,
  rather: (other: string, points: string) => `rather than “${other}” (${points} points):`,
  noReason: 'Nothing to compare.',
  judgement: (unit: string) => `What the judgement is made of, in ${unit}, after`,
  inChances: 'matches of a hundred',
  alikeOtherwise: 'Everything else is alike.',
  chooseOne: (file: string) => `To lay one open: alea think ${file}@<position>`,
}
