import { isolatedDamage } from '../rules/damage.ts'
import type { DamageType } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { type Fx, verb } from './effect.ts'
import { isSpared } from './isSpared.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, timesOver, type Who } from './who.ts'

export interface Hurt {
  amount: Amount
  who: Who
  certain: boolean
  type: DamageType
}

const made = verb<Hurt, Picked>({
  name: 'hurt',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => {
    const first = (l: Fx) => own(l).seats[0]!
    return [
      ...pick($, own, p.who),
      $.loop(
        (_, l) => own(l).seats.length > 0,
        $.call(
          isolatedDamage,
          (g, l) => ({
            to: first(l),
            // Whoever was chosen several times suffers all of it at once.
            amount: isSpared(g, l, first(l)) ? 0 : amountOf(g, l, p.amount) * timesChosen(own(l)),
            by: l.by,
            certain: p.certain,
            type: p.type,
            from: l.self,
          }),
          (_, l) => {
            const done = first(l)
            own(l).seats = own(l).seats.filter((seat) => seat !== done)
          },
        ),
      ),
    ]
  },
  estimate: (p, odds) => (p.who === 'self' ? -1 : 1) * odds.amount(p.amount) * timesOver(p.who),
})
/** Damage separate from any attack, dealt at once; `certain` damage cannot even be prevented. */
export const hurt = (amount: Amount, who: Who, certain = false, type: DamageType = 'normal') =>
  made({ amount, who, certain, type })

const timesChosen = ({ seats }: Picked): number => seats.filter((seat) => seat === seats[0]).length
