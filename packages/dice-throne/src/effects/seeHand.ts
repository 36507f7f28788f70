import { whisper } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { allies } from '../rules/draw.ts'
import { expose } from '../rules/hand.ts'
import { fighter } from '../state.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface SeeHand {
  who: Who
}

const made = verb<SeeHand, Picked>({
  name: 'see-hand',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    $.run((g, l) => {
      for (const of of own(l).seats) {
        fighter(g, of).shownTo = allies(g, l.self)
        for (const card of fighter(g, of).hand) expose(g, of, card, allies(g, l.self))
        whisper<DiceThroneEvent>(
          allies(g, l.self),
          () => ({ type: 'saw', seat: l.self, of, cards: [...fighter(g, of).hand] }),
          () => ({ type: 'saw', seat: l.self, of }),
        )
      }
    }),
    $.ask<'done'>('see-hand', {
      who: (_, l) => l.self,
      options: (_, l) => (own(l).seats.length > 0 ? ['done'] : []),
      params: (_, l) => ({ by: l.by }),
      then: (g, l) => {
        for (const of of own(l).seats) fighter(g, of).shownTo = []
      },
    }),
  ],
  estimate: () => 0.5,
})
export const seeHand = (who: Who) => made({ who })
