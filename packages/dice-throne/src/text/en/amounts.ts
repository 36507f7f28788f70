import { type Noun, noun } from '../phrase.ts'

export const amounts = {
  /** `for each Arrow`, `for every 2 Arrows` */
  each: (thing: string, every = 1): string => (every === 1 ? `for each ${thing}` : `for every ${every} ${thing}`),
  eachOwn: (thing: string, every = 1): string => `${amounts.each(thing, every)} you have`,
  eachPaid: (every = 1): string => (every === 1 ? 'for each one used this way' : `for every ${every} used this way`),
  eachFurtherAttempt: (every = 1): string =>
    every === 1 ? 'for each roll attempt after the first' : `for every ${every} roll attempts after the first`,
  eachUpgrade: 'for each upgrade in play',
  eachUpgradeThisTurn: 'for each upgrade played this turn',
  /** `7 damage, plus 1 for each Baton` */
  plus: (base: string, more: string): string => `${base}, plus ${more}`,
  /** `damage equal to half your CP (rounded up)` */
  half: (things: string, whole: string): string =>
    `${things === '' ? '' : `${things} equal to `}half ${whole} (rounded up)`,
  all: (things: string): string => `the ${things}`,
  allOwn: (things: string): string => `your ${things}`,
  allPaid: 'of those used this way',
  allFurtherAttempts: 'the roll attempts after the first',
  atMost: (amount: string, most: number): string =>
    amount.endsWith(')') ? `${amount.slice(0, -1)}, at most ${most})` : `${amount} (at most ${most})`,
  total: ({ many }: Noun, oneDie: boolean): string =>
    `${many} equal to ${oneDie ? 'the value of the die' : 'the total of the dice'}`,
  dealt: ({ many }: Noun): string => `${many} equal to the damage dealt`,
  halfDie: ({ many }: Noun): string => `${many} equal to half the value of the die (rounded up)`,
  tokens: (name: string): Noun => noun(`${name} token`, `${name} tokens`),
  times: noun('time', 'times'),
  cp: 'CP',
  status: noun('positive or negative token', 'positive or negative tokens'),
}
