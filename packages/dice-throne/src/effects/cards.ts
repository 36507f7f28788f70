/** Hands: cards discarded, looked at. */
import { emit, type Seat, whisper } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { allies } from '../rules/draw.ts'
import { expose, leaveHand } from '../rules/hand.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { au, de } from '../text/phrase.ts'
import { verb } from './effect.ts'
import { needsTheTarget, pick, type Who } from './who.ts'

/** Thrown away, not sold: it earns nothing. */
export function discard(g: DiceThrone, seat: Seat, card: CardId): void {
  leaveHand(g, seat, card)
  fighter(g, seat).discard.push(card)
  emit<DiceThroneEvent>(() => ({ type: 'discarded', seat, card }))
}

const discarding = verb<{ who: Who; how: 'choice' | 'random' }>({
  name: 'discard',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    ...(p.how === 'choice'
      ? [
          $.ask<CardId>('discard', {
            who: (_, l) => l.seats[0]!,
            options: (g, l) => (l.seats.length > 0 ? [...new Set(fighter(g, l.seats[0]!).hand)] : []),
            params: (_, l) => ({ by: l.by }),
            then: (g, l, card) => discard(g, l.seats[0]!, card),
          }),
        ]
      : [
          $.roll('random-card', {
            dice: (g, l) => (l.seats.length > 0 && fighter(g, l.seats[0]!).hand.length > 0 ? 1 : 0),
            sides: (g, l) => fighter(g, l.seats[0]!).hand.length,
            then: (g, l, [place]) => discard(g, l.seats[0]!, fighter(g, l.seats[0]!).hand[place! - 1]!),
          }),
        ]),
  ],
  describe: {
    en: (p, say) => {
      if (p.who === 'self') return `discard a card${p.how === 'random' ? ' at random' : ''}`
      return `make ${say.who(p.who)} discard a card ${p.how === 'random' ? 'at random' : 'of their choice'}`
    },
    fr: (p, say) => {
      if (p.who === 'self') return `défaussez une carte${p.how === 'random' ? ' au hasard' : ''}`
      return `faites défausser ${au(say.who(p.who))} une carte ${p.how === 'random' ? 'au hasard' : 'de son choix'}`
    },
  },
  estimate: (p) => (p.who === 'self' ? -1.5 : 1.5),
})
/** Somebody discards one card, of their own choice or at random. */
export const discardCard = (who: Who = 'target', how: 'choice' | 'random' = 'choice') => discarding({ who, how })

const discardingHand = verb<object>({
  name: 'discard-hand',
  parts: ($) => [
    $.run((g, l) => {
      for (const card of [...fighter(g, l.self).hand]) discard(g, l.self, card)
    }),
  ],
  describe: { en: () => 'discard your hand', fr: () => 'défaussez votre main' },
  estimate: () => -3,
})
export const discardHand = () => discardingHand({})

const seeing = verb<{ who: Who }>({
  name: 'see-hand',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    $.run((g, l) => {
      for (const of of l.seats) {
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
      options: (_, l) => (l.seats.length > 0 ? ['done'] : []),
      params: (_, l) => ({ by: l.by }),
      then: (g, l) => {
        for (const of of l.seats) fighter(g, of).shownTo = []
      },
    }),
  ],
  describe: {
    en: (p, say) => `look at the hand of ${say.who(p.who)}`,
    fr: (p, say) => `regardez la main ${de(say.who(p.who))}`,
  },
  estimate: () => 0.5,
})
export const seeHand = (who: Who) => seeing({ who })
