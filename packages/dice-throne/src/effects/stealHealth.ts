import { emit, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { defeats } from '../rules/damage.ts'
import { turnDials } from '../rules/dials.ts'
import { areFoes, type DiceThrone, healthOf, teamOf } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface StealHealth {
  amount: Amount
  from: Who
}

const made = verb<StealHealth, Picked>({
  name: 'steal-health',
  pass: ({ from }) => (needsTheTarget(from) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.from),
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      for (const from of own(l).seats) if (areFoes(g, l.self, from)) steal(g, l.self, from, amount)
    }),
    $.call(defeats),
  ],
  estimate: (p, odds) => 2 * odds.amount(p.amount),
})
/** Health moves from one dial to another, at once: neither damage nor healing, so nothing prevents it. */
export const stealHealth = (amount: Amount, from: Who = 'target') => made({ amount, from })

/** The victim loses all of it, also what the thief's dial has no room for. */
function steal(g: DiceThrone, seat: Seat, from: Seat, amount: number): void {
  const stolen = Math.min(amount, healthOf(g, from))
  if (stolen <= 0) return
  emit<DiceThroneEvent>(() => ({ type: 'stole-health', seat, from, amount: stolen }))
  turnDials(
    g,
    g.dials.map((_, team) => (team === teamOf(g, seat) ? stolen : team === teamOf(g, from) ? -stolen : 0)),
  )
}
