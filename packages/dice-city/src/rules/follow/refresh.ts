import { flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { idOf, kindOfCard } from '../../content/cards.ts'
import { shownKey } from '../../notation.ts'
import { type DiceCity, isSolo, isTopRow, NO_CARD } from '../../state.ts'
import { discardFrom, turnUp } from '../display.ts'

export const REFRESHED = 4

/** Four cards of the display are discarded, chosen one after the other; four others are turned up. */
export const refresh = flow<DiceCity, Use & { chosen?: number[] }>('dice-city/refresh', ($) => [
  $.run((_, l) => {
    l.chosen = []
  }),
  $.loop(
    (_, l) => l.chosen!.length < REFRESHED,
    $.ask<number>('discard', {
      who: (g) => g.active,
      options: (g, l) => choices(g, l.chosen!),
      key: (place, g) => shownKey(idOf(kindOfCard(g.display[place]!)), isTopRow(g, place)),
      params: (_, l) => ({ left: REFRESHED - l.chosen!.length }),
      auto: true,
      then: (_, l, place) => {
        l.chosen!.push(place)
      },
    }),
  ),
  $.run((g, l) => {
    discardFrom(g, l.chosen!)
    const dealt = turnUp(g, [...l.chosen!].sort(byPlace))
    // [DC-11.7] Solo: what comes up now is missing from later rows.
    if (isSolo(g)) g.replaced += dealt
  }),
])

const byPlace = (one: number, other: number): number => one - other

/**
 * Copies of a card are interchangeable: each design is offered once, in a solo match once for each row. Where all cards left must go,
 * there is nothing to choose.
 */
function choices(g: DiceCity, chosen: readonly number[]): number[] {
  const { display, rowSize } = g
  let seen = 0
  let cards = 0
  const places: number[] = []
  for (let place = 0; place < display.length; place++) {
    if (place === rowSize) seen = 0
    const card = display[place]!
    if (card === NO_CARD || chosen.includes(place)) continue
    cards++
    const bit = 1 << kindOfCard(card)
    if ((seen & bit) === 0) places.push(place)
    seen |= bit
  }
  return cards + chosen.length === REFRESHED ? places.slice(0, 1) : places
}
