import { emit, type Kit, type Part, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { shuffleDeck } from '../rules/draw.ts'
import { expose } from '../rules/hand.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { type Fx, verb } from './effect.ts'
import { playFree, playOpen } from './freeUpgrade.ts'
import { playableAmong, upgradesAmong } from './upgradesAmong.ts'

export interface SearchUpgrades {
  most: number
  to: 'play' | 'hand'
}

/** The variables of a verb that searches the deck: how many upgrades may still be taken. */
export interface Searching {
  searches: number
}

const made = verb<SearchUpgrades, Searching>({
  name: 'search',
  vars: () => ({ searches: 0 }),
  parts: ($, p, { own }) => search($, own, p.most, p.to),
  estimate: (p) => (p.to === 'play' ? 4 : 2) * p.most,
})
/** Take upgrades from the player's own deck, then shuffle it. */
export const searchUpgrades = (most: number, to: 'play' | 'hand') => made({ most, to })

/** The question is asked even if there is nothing to find, so that it does not reveal what is in the hand. `before` comes before the shuffle. */
export function search(
  $: Kit<DiceThrone, Fx>,
  own: (l: Fx) => Searching,
  most: number,
  to: 'play' | 'hand',
  before: Part[] = [],
): Part[] {
  return [
    $.run((_, l) => {
      own(l).searches = most
    }),
    $.loop(
      (_, l) => own(l).searches > 0,
      $.ask<CardId | 'none'>('search', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const { deck } = fighter(g, l.self)
          return [...(to === 'play' ? playableAmong(g, l.self, deck) : upgradesAmong(g, l.self, deck)), 'none']
        },
        params: (_, l) => ({ by: l.by }),
        then: (g, l, card) => {
          const mine = own(l)
          mine.searches = card === 'none' ? 0 : mine.searches - 1
          if (card !== 'none') takeFromDeck(g, l.self, card, to)
        },
      }),
    ),
    ...before,
    $.call(shuffleDeck, (_, l) => ({ seat: l.self })),
    ...(to === 'play' ? [playOpen($)] : []),
  ]
}

function takeFromDeck(g: DiceThrone, seat: Seat, card: CardId, to: 'play' | 'hand'): void {
  const one = fighter(g, seat)
  one.deck.splice(one.deck.indexOf(card), 1)
  one.knownTop = 0
  if (to === 'play') playFree(g, seat, card)
  else {
    one.hand.push(card)
    expose(g, seat, card, [...g.fighters.keys()])
    emit<DiceThroneEvent>(() => ({ type: 'took', seat, card }))
  }
}
