import { type CardId, fighter } from '../state.ts'
import { discardFromHand } from './discardFromHand.ts'
import { verb } from './effect.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { needsTheTarget, type Who } from './who.ts'

export interface DiscardCard {
  who: Who
  how: 'choice' | 'random'
}

const made = verb<DiscardCard, Picked>({
  name: 'discard',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  vars: nobodyPicked,
  parts: ($, p, { own }) => [
    ...pick($, own, p.who),
    ...(p.how === 'choice'
      ? [
          $.ask<CardId>('discard', {
            who: (_, l) => own(l).seats[0]!,
            options: (g, l) => {
              const [seat] = own(l).seats
              return seat === undefined ? [] : [...new Set(fighter(g, seat).hand)]
            },
            params: (_, l) => ({ by: l.by }),
            then: (g, l, card) => discardFromHand(g, own(l).seats[0]!, card),
          }),
        ]
      : [
          $.roll('random-card', {
            dice: (g, l) => {
              const [seat] = own(l).seats
              return seat !== undefined && fighter(g, seat).hand.length > 0 ? 1 : 0
            },
            lot: 'pieces',
            sides: (g, l) => fighter(g, own(l).seats[0]!).hand.length,
            then: (g, l, [place]) => {
              const seat = own(l).seats[0]!
              discardFromHand(g, seat, fighter(g, seat).hand[place! - 1]!)
            },
          }),
        ]),
  ],
  estimate: (p) => (p.who === 'self' ? -1.5 : 1.5),
})
/** Somebody discards one card, of their own choice or at random. */
export const discardCard = (who: Who = 'target', how: 'choice' | 'random' = 'choice') => made({ who, how })
