import type { Questions } from '../words.ts'
import { amounts } from './amounts.ts'
import { names } from './names.ts'

export const questions: Questions = {
  spend: ({ dice }) =>
    dice === 0 ? 'Spend hourglasses, or move on?' : `Spend a die: which one, and on what? (${dice} left)`,
  recruit: () => 'Barracks: where does the Regular Army go?',
  exchange: () => 'Market Place: what do you exchange?',
  multiply: () => 'Storehouse: which resource do you pay, to gain three of it?',
  copy: ({ location }) => `${names.location[location]}: which location’s ability do you use?`,
  ride: () => 'Stables: which die do you move, and where?',
  well: () => 'Well: which other dice do you reroll?',
  discard: ({ left }) => `Which card leaves the display? (${left} to go)`,
  disturb: () => 'Which die must be rerolled?',
  attack: ({ strength, watch }) =>
    `Attack with strength ${strength}${watch > 0 ? ` and ${watch} against bandits` : ''}: which target?`,
  build: ({ stock }) => `You have ${amounts(stock)}: build or trade?`,
  adorn: () => 'Grand Statue: what do you add for more points?',
  site: ({ location }) => `${names.location[location]}: where do you build it?`,
  declare: () => 'Two of your rows are complete: make this the last round?',
}
