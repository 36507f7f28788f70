import { type Noun, noun } from '../phrase.ts'

export const amounts = {
  each: (thing: string): string => `for each ${thing}`,
  eachUpgrade: 'for each upgrade in play',
  eachUpgradeThisTurn: 'for each upgrade played this turn',
  /** `7 damage and 1 more for each Batons` */
  more: (base: string, times: number, each: string): string => `${base} and ${times} more ${each}`,
  total: ({ many }: Noun): string => `${many} equal to the total of the dice`,
  halfDie: ({ many }: Noun): string => `half the die (rounded up) in ${many}`,
  tokens: (name: string): Noun => noun(`${name} token`, `${name} tokens`),
}
