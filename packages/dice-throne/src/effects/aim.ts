/** Several effects on the same chosen player, or on each of several players. */
import { otherSide } from '../rules/fx.ts'
import { type Effect, verb } from './effect.ts'
import { nobodyPicked, type Picked, pick, reachable } from './pick.ts'
import type { Who } from './who.ts'

export interface Aim {
  who: Who
  effects: readonly Effect[]
}

// No `inner`: the target of the effects inside is the player chosen here, so the ability needs none of its own.
const made = verb<Aim, Picked>({
  name: 'aim',
  vars: nobodyPicked,
  possible: (g, self, p) => reachable(g, self, p.who).length > 0,
  parts: ($, p, { own, parts }) => [
    ...pick($, own, p.who),
    $.loop(
      (_, l) => own(l).seats.length > 0,
      $.run((_, l) => {
        l.target = own(l).seats.shift()!
      }),
      ...parts(p.effects, 'whole'),
    ),
    $.run((g, l) => {
      l.target = otherSide(g, l.self)
    }),
  ],
  estimate: (p, odds) => {
    const worth = odds.list(p.effects) * (p.who === 'two-opponents' ? 1.5 : 1)
    // The target is a friend: what would help an opponent helps.
    return p.who === 'chosen-ally' || p.who === 'teammate' ? Math.abs(worth) : worth
  },
})
/** Choose a player, then do all of this to that player; inside, `target` is the chosen player. */
export const aim = (who: Who, effects: readonly Effect[]) => made({ who, effects })
