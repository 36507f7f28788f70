/** Only Thor has this: more damage if the target has Mjölnir, which is known only after targeting. */
import { putToken, verb } from '@alea/dice-throne/hero'
import { holderOf } from './mjolnir.ts'

export interface Conduct {
  more: number
}

const made = verb<Conduct>({
  name: 'thor/conduct',
  pass: () => 'target',
  parts: ($, p) => [
    $.run((g, l) => {
      if (g.attack && holderOf(g, l.self) === l.target) g.attack.base += p.more
      else putToken(g, l.self, 'electrokinesis', 1)
    }),
  ],
  estimate: (p, odds) => (p.more + odds.token('electrokinesis')) / 2,
})
/** If the target has Mjölnir, the attack deals more; otherwise he gains Electrokinesis. */
export const conduct = (more: number) => made({ more })
