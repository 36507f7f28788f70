import { count } from './grammar.ts'

export const verify = {
  verified: (rolls: number, shuffles: number) =>
    `All the dice are genuine: ${count(rolls, 'roll')} and ${count(shuffles, 'shuffle')} follow from the published commitment.`,
}
