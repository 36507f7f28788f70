import { changeCp } from '../rules/points.ts'
import { fighter } from '../state.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface StealCp {
  amount: number
  from: Who
}

const made = verb<StealCp, Picked>({
  name: 'steal-cp',
  pass: ({ from }) => (needsTheTarget(from) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.from),
    $.run((g, l) => {
      for (const seat of own(l).seats) {
        const taken = Math.min(p.amount, fighter(g, seat).cp)
        changeCp(g, seat, -taken)
        changeCp(g, l.self, taken)
      }
    }),
  ],
  estimate: (p) => 2 * p.amount,
})
export const stealCp = (amount: number, from: Who = 'target') => made({ amount, from })
