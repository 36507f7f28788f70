/** Several effects turned on the same chosen player, or on each of several. */
import { otherSide } from '../rules/fx.ts'
import { type Effect, partsOf, verb } from './effect.ts'
import { isSeveral, pick, reachable, WHO_TEXT, type Who } from './who.ts'

// No `inner`: the target of the effects inside is the player chosen here, so the ability needs none of its own.
const aiming = verb<{ who: Who; effects: readonly Effect[] }>({
  name: 'aim',
  possible: (g, self, p) => reachable(g, self, p.who).length > 0,
  parts: ($, p) => [
    ...pick($, p.who),
    $.run((_, l) => {
      l.aimed = l.seats
      l.seats = []
    }),
    $.loop(
      (_, l) => l.aimed!.length > 0,
      $.run((_, l) => {
        l.target = l.aimed!.shift()!
      }),
      ...partsOf($, p.effects, 'whole'),
    ),
    $.run((g, l) => {
      l.target = otherSide(g, l.self)
    }),
  ],
  describe: {
    en: (p, say) => {
      const text = say.facing(isSeveral(p.who) ? 'each of them' : 'that player').list(p.effects)
      return `choose ${WHO_TEXT[p.who].en.replace(' of your choice', '')}${text.includes(': ') ? '; ' : ': '}${text}`
    },
    fr: (p, say) => {
      const text = say.facing(isSeveral(p.who) ? 'chacun d’eux' : 'ce joueur').list(p.effects)
      return `choisissez ${WHO_TEXT[p.who].fr.replace(' au choix', '')}${/\u00a0: /.test(text) ? '; ' : ' : '}${text}`
    },
  },
  estimate: (p, odds) => odds.list(p.effects) * (p.who === 'two-opponents' ? 1.5 : 1),
})
/** Choose whom, then do all of this to that player; `target` inside means the one chosen. */
export const aim = (who: Who, effects: readonly Effect[]) => aiming({ who, effects })
