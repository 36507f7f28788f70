import { type Seat, whisper } from '@alea/engine'
import { heroOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { allies, shuffleDeck } from '../rules/draw.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { verb } from './effect.ts'
import type { Searching } from './searchUpgrades.ts'

export interface SearchDeck {
  most: number
}

const made = verb<SearchDeck, Searching>({
  name: 'search-deck',
  vars: (p) => ({ searches: p.most }),
  parts: ($, _, { own }) => [
    $.loop(
      (_, l) => own(l).searches > 0,
      // Asked even if the deck is empty: the others only learn how many cards were taken.
      $.ask<CardId | 'none'>('search-deck', {
        who: (_, l) => l.self,
        options: (g, l) => [...inPrintedOrder(g, l.self), 'none'],
        params: (_, l) => ({ by: l.by }),
        then: (g, l, card) => {
          const mine = own(l)
          mine.searches = card === 'none' ? 0 : mine.searches - 1
          if (card !== 'none') take(g, l.self, card)
        },
      }),
    ),
    $.call(shuffleDeck, (_, l) => ({ seat: l.self })),
  ],
  estimate: (p) => 2 * p.most,
})
/** Take any cards from the player's own deck, unseen by others, then shuffle it. */
export const searchDeck = (most: number) => made({ most })

/** So that the order of the deck is not revealed. */
const inPrintedOrder = (g: DiceThrone, seat: Seat): CardId[] => {
  const { deck } = fighter(g, seat)
  return [...heroOf(g, seat).cards.keys()].filter((id) => deck.includes(id))
}

function take(g: DiceThrone, seat: Seat, card: CardId): void {
  const one = fighter(g, seat)
  one.deck.splice(one.deck.indexOf(card), 1)
  one.knownTop = 0
  one.hand.push(card)
  whisper<DiceThroneEvent>(
    allies(g, seat),
    () => ({ type: 'fetched', seat, card }),
    () => ({ type: 'fetched', seat }),
  )
}
