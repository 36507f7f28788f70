/** Deals again what nobody can see: the order of the deck. The points of others are known, since everybody saw them being gained. */
import type { Random, Seat } from '@alea/engine'
import { CARDS, DECK } from './content/cards.ts'
import type { DiceCity } from './state.ts'

export function redeal(g: DiceCity, _: readonly Seat[], random: Random): void {
  const { deck } = g
  sort(deck)
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = deck[i]!
    deck[i] = deck[j]!
    deck[j] = held
  }
}

/** In order first: how the cards really lay must not show in how they are dealt. By marks, because bots do this all the time. */
function sort(deck: number[]): void {
  for (let i = 0; i < deck.length; i++) marks[deck[i]!] = 1
  let place = 0
  for (let card = DECK[0]!; card < CARDS; card++) {
    if (marks[card] === 0) continue
    deck[place++] = card
    marks[card] = 0
  }
}
const marks = new Uint8Array(CARDS)
