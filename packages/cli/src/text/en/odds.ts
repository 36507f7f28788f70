import type { Comparison } from '../../odds/goal.ts'
import { count } from './grammar.ts'

export const odds = {
  goals: {
    alike: (dice: number) => `${dice} of a kind`,
    smallStraight: 'a small straight',
    largeStraight: 'a large straight',
    fullHouse: 'a full house',
    sum: {
      '>=': (points: number) => `a total of at least ${points}`,
      '<=': (points: number) => `a total of at most ${points}`,
      '=': (points: number) => `a total of ${points}`,
    } satisfies Record<Comparison, (points: number) => string>,
  },
  playingFor: (goal: string) => `playing for ${goal}`,
  onTheTable: (dice: string, rolls: number) => `${dice} on the table, ${count(rolls, 'roll')} left`,
  unrolled: (dice: number, sides: number, rolls: number) =>
    `${count(dice, 'die', 'dice')} with ${sides} sides, ${count(rolls, 'roll')}`,
  keepAll: 'Keep everything',
  rollAll: 'Reroll everything',
  keepSome: (keep: string, rolled: number) => `Keep ${keep}, reroll ${rolled}`,
  oneIn: (percent: string, times: string) => `${percent}, about 1 in ${times}`,
  worth: (points: string) => `${points} health on average`,
  keepColumns: { keep: 'keep', rolled: 'reroll', chance: 'chance' },
  abilityColumns: {
    ability: 'ability',
    keep: 'keep',
    worth: 'worth',
    chance: 'if you go for it',
    chanceForBoard: 'if you play well',
  },
  abilityNote:
    'Worth is measured in health: damage dealt, plus what tokens, cards and healing are worth. The last column is the chance of rolling the ability if you always keep what is best for the whole board.',
}
