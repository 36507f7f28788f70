import { type Noun, noun } from '../phrase.ts'

export const amounts = {
  each: (thing: string): string => `for each ${thing}`,
  eachUpgrade: 'for each upgrade in play',
  eachUpgradeThisTurn: 'for each upgrade played this turn',
  /** `7 damage, plus 1 for each Baton` */
  more: (base: string, times: number, each: string): string => `${base}, plus ${times} ${each}`,
  total: ({ many }: Noun): string => `${many} equal to the total of the dice`,
  halfDie: ({ many }: Noun): string => `${many} equal to half the die (rounded up)`,
  tokens: (name: string): Noun => noun(`${name} token`, `${name} tokens`),
}
