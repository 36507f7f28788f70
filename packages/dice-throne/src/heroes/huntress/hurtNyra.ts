/** Only the Huntress has this: Nyra pays for a reroll with her own health. */
import { verb } from '../../content/heroKit.ts'
import { wound } from './nyra.ts'

export interface HurtNyra {
  amount: number
}

const made = verb<HurtNyra>({
  name: 'huntress/hurt-nyra',
  // A price alone is no reason to do anything.
  possible: () => false,
  parts: ($, p) => [$.run((g, l) => wound(g, l.self, p.amount))],
  estimate: (p) => -p.amount,
})
export const hurtNyra = (amount: number) => made({ amount })
