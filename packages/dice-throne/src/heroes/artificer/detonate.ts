/** Only the Artificer has this: tokens all over the table become damage, part of the attack for its target, collateral for the others. */
import { type DiceThrone, isTime, type Seat, takeToken, tokensOn, verb } from '../../content/heroKit.ts'

const NANITE = 'nanite'
/** What so many of them on one player deal. */
const DAMAGE = [0, 1, 3, 5]

const carriers = (g: DiceThrone): Seat[] => [...g.fighters.keys()].filter((seat) => tokensOn(g, seat, NANITE) > 0)

const made = verb<object>({
  name: 'artificer/detonate',
  pass: () => 'target',
  possible: (g) => carriers(g).length > 0,
  parts: ($) => [
    $.run((g, l) => {
      for (const seat of carriers(g)) {
        const amount = DAMAGE[takeToken(g, seat, NANITE, tokensOn(g, seat, NANITE))]!
        // [ART-2.6] [ART-2.7] In an attack it is a modifier for the target.
        const added = g.attack?.target === seat && isTime(g, l.self, 'my-attack')
        const type = g.attack ? 'collateral' : 'normal'
        g.incoming[seat]!.push(
          added
            ? { kind: 'add', by: l.by, amount, from: l.self }
            : { kind: 'other', by: l.by, amount, type, from: l.self },
        )
      }
    }),
  ],
  estimate: () => 3,
})
/** All Nanites of all players go, for 1, 3 or 5 damage to whoever had one, two or three. */
export const detonate = () => made({})
