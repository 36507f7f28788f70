/** Only the Artificer has this: an ability activates bots without price and out of their time, each of them once. */
import {
  type Branch,
  branchKey,
  type DiceThrone,
  type Effect,
  type Fx,
  fighter,
  isPossible,
  type Json,
  verb,
} from '../../content/heroKit.ts'

export interface FreeBots {
  most: number
  bots: readonly Effect[]
}

/** How many may still be activated; those that were, and the last of them; 0 for none. */
interface Activating {
  left: number
  done: number[]
  branch: number
}

const made = verb<FreeBots, Activating>({
  name: 'artificer/free-bots',
  pass: () => 'target',
  inner: ({ bots }) => [bots],
  vars: ({ most }) => ({ left: most, done: [], branch: 0 }),
  parts: ($, p, { own, pass, parts }) => {
    // After everything else that happens to the target, so that Nanites just placed detonate too.
    if (pass === 'activation') return []
    const ready = (g: DiceThrone, l: Fx): Branch[] =>
      p.bots.flatMap((bot, i) =>
        own(l).done.includes(i + 1) || !isPossible(g, l.self, bot)
          ? []
          : [{ branch: i + 1, does: [bot] as unknown as Json, hero: fighter(g, l.self).hero, seat: l.self }],
      )
    return [
      $.loop(
        (g, l) => own(l).left > 0 && ready(g, l).length > 0,
        $.ask<Branch>('choose', {
          who: (_, l) => l.self,
          options: (g, l) => [
            ...ready(g, l),
            { branch: p.bots.length + 1, does: [], hero: fighter(g, l.self).hero, seat: l.self },
          ],
          key: branchKey,
          params: (_, l) => ({ by: l.by }),
          then: (_, l, { branch }) => {
            const mine = own(l)
            mine.branch = branch
            mine.done.push(branch)
            mine.left = branch > p.bots.length ? 0 : mine.left - 1
          },
        }),
        ...p.bots.map((bot, i) => $.when((_, l) => own(l).branch === i + 1, ...parts([bot], 'whole'))),
      ),
    ]
  },
  estimate: (p) => 2 * p.most,
})
/** Up to so many different bots that are built, free of charge. */
export const freeBots = (most: number, bots: readonly Effect[]) => made({ most, bots })
