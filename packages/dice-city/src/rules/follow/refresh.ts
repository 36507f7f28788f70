import { flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import { idOf, kindOfCard } from '../../content/cards.ts'
import { type DiceCity, NO_CARD } from '../../state.ts'
import { discardFrom, fill } from '../display.ts'

export const REFRESHED = 4

/** Four cards of the display go, one named after the other; four others are turned up. */
export const refresh = flow<DiceCity, Use & { chosen?: number[] }>('dice-city/refresh', ($) => [
  $.run((_, l) => {
    l.chosen = []
  }),
  $.loop(
    (_, l) => l.chosen!.length < REFRESHED,
    $.ask<number>('discard', {
      who: (g) => g.active,
      options: (g, l) => distinctPlaces(g.display, l.chosen!),
      key: (place, g) => idOf(kindOfCard(g.display[place]!)),
      params: (_, l) => ({ left: REFRESHED - l.chosen!.length }),
      auto: true,
      then: (_, l, place) => {
        l.chosen!.push(place)
      },
    }),
  ),
  $.run((g, l) => {
    discardFrom(g, l.chosen!)
    fill(g)
  }),
])

/** Like cards are the same to everybody: each design once. */
function distinctPlaces(display: readonly number[], chosen: readonly number[]): number[] {
  let seen = 0
  const places: number[] = []
  for (let place = 0; place < display.length; place++) {
    const card = display[place]!
    if (card === NO_CARD || chosen.includes(place)) continue
    const bit = 1 << kindOfCard(card)
    if ((seen & bit) === 0) places.push(place)
    seen |= bit
  }
  return places
}
