/** The cards on offer. */
import { emit } from '@alea/engine'
import type { Card } from '../content/cards.ts'
import { type CityEvent, piece } from '../events.ts'
import { type DiceCity, NO_CARD } from '../state.ts'
import { trigger } from './ending.ts'

/** Turns up a card for each empty place. */
export function fill(g: DiceCity, from = 0): void {
  const empty: number[] = []
  for (let place = from; place < g.display.length; place++) if (g.display[place] === NO_CARD) empty.push(place)
  turnUp(g, empty)
}

/** A card from the deck onto each of these places, as long as it lasts; returns how many. */
export function turnUp(g: DiceCity, places: readonly number[]): number {
  const dealt: Card[] = []
  for (let i = 0; i < places.length && g.deck.length > 0; i++) {
    const card = g.deck.pop()!
    g.display[places[i]!] = card
    dealt.push(card)
  }
  if (dealt.length === 0) return 0
  emit<CityEvent>(() => ({ type: 'dealt', cards: dealt.map(piece) }))
  if (g.deck.length === 0) trigger(g, 'deck')
  return dealt.length
}

export function discardFrom(g: DiceCity, places: readonly number[]): void {
  const gone: Card[] = []
  for (const place of places) {
    const card = g.display[place]!
    if (card === NO_CARD) continue
    gone.push(card)
    g.display[place] = NO_CARD
    g.discards++
  }
  if (gone.length > 0) emit<CityEvent>(() => ({ type: 'discarded', seat: g.active, cards: gone.map(piece) }))
}

/** [DC-11.3] The bottom row goes, the top row comes down, and a new one is dealt while the deck lasts. */
export function slideRows(g: DiceCity): void {
  const { display, rowSize } = g
  const bottom = Array.from({ length: rowSize }, (_, place) => place)
  discardFrom(g, bottom)
  for (const place of bottom) {
    display[place] = display[place + rowSize]!
    display[place + rowSize] = NO_CARD
  }
  fill(g, rowSize)
}
