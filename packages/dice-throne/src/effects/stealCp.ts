import { emit } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { fighter, gainCp } from '../state.ts'
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
        gainCp(g, seat, -taken)
        gainCp(g, l.self, taken)
        if (taken <= 0) continue
        emit<DiceThroneEvent>(() => ({ type: 'cp', seat, change: -taken }))
        emit<DiceThroneEvent>(() => ({ type: 'cp', seat: l.self, change: taken }))
      }
    }),
  ],
  estimate: (p) => 2 * p.amount,
})
export const stealCp = (amount: number, from: Who = 'target') => made({ amount, from })
