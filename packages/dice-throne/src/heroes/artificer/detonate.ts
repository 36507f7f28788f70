/** Only the Artificer has this: tokens all over the table become damage, part of the attack for its target, collateral for the others. */
import {
  type DiceThrone,
  isolatedDamage,
  isPassedBy,
  isTime,
  type Seat,
  takeToken,
  tokensOn,
  verb,
} from '../../content/heroKit.ts'

const NANITE = 'nanite'
/** What so many of them on one player deal. */
const DAMAGE = [0, 1, 3, 5]

/** What is still to be dealt at once. */
interface Detonating {
  blows: { seat: Seat; amount: number }[]
}

const carriers = (g: DiceThrone): Seat[] => [...g.fighters.keys()].filter((seat) => tokensOn(g, seat, NANITE) > 0)

const made = verb<object, Detonating>({
  name: 'artificer/detonate',
  pass: () => 'target',
  possible: (g) => carriers(g).length > 0,
  vars: () => ({ blows: [] }),
  parts: ($, _, { own }) => [
    $.run((g, l) => {
      for (const seat of carriers(g)) {
        const amount = DAMAGE[takeToken(g, seat, NANITE, tokensOn(g, seat, NANITE))]!
        // [ART-2.7] In an attack it is a modifier for the target, and comes to the others at once; [ART-2.6] in upkeep it joins the phase.
        if (g.attack?.target === seat && isTime(g, l.self, 'my-attack'))
          g.incoming[seat]!.push({ kind: 'add', by: l.by, amount, from: l.self })
        else if (g.attack) own(l).blows.push({ seat, amount: isPassedBy(g, seat) ? 0 : amount })
        else g.incoming[seat]!.push({ kind: 'other', by: l.by, amount, type: 'normal', from: l.self })
      }
    }),
    $.loop(
      (_, l) => own(l).blows.length > 0,
      $.call(
        isolatedDamage,
        (_, l) => {
          const { seat, amount } = own(l).blows[0]!
          return { to: seat, amount, by: l.by, certain: false, type: 'collateral' as const, from: l.self }
        },
        (_, l) => {
          own(l).blows.shift()
        },
      ),
    ),
  ],
  estimate: () => 3,
})
/** All Nanites of all players go, for 1, 3 or 5 damage to whoever had one, two or three. */
export const detonate = () => made({})
