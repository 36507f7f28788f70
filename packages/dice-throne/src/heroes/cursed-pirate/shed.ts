/** Only the Cursed Pirate has this: Doubloons are fixed, and only her own board removes them. */
import { countFor, ownedId, takeToken, tokensOn, verb } from '../../content/heroKit.ts'

const made = verb<object>({
  name: 'cursed-pirate/shed',
  options: { shed: countFor('shed') },
  parts: ($) => [
    $.ask<number>('shed', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const held = tokensOn(g, l.self, ownedId('doubloon', l.self))
        return held === 0 ? [] : Array.from({ length: held + 1 }, (_, count) => count)
      },
      then: (g, l, count) => {
        takeToken(g, l.self, ownedId('doubloon', l.self), count)
      },
    }),
  ],
  estimate: () => 1,
})
export const shed = () => made({})
