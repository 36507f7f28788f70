/** Drawing cards; an empty deck is replaced by the shuffled discard pile. */
import { emit, flow, type Seat, whisper } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, fighter, teamOf } from '../state.ts'

export const drawCards = flow<DiceThrone, { seat: Seat; count: number }>('dice-throne/draw', ($) => [
  $.loop(
    (g, l) => l.count > 0 && (fighter(g, l.seat).deck.length > 0 || fighter(g, l.seat).discard.length > 0),
    $.when(
      (g, l) => fighter(g, l.seat).deck.length === 0,
      $.call(reshuffle, (_, l) => ({ seat: l.seat })),
    ),
    $.run((g, l) => {
      const one = fighter(g, l.seat)
      const drawn = one.deck.splice(Math.max(0, one.deck.length - l.count)).reverse()
      one.hand.push(...drawn)
      one.knownTop = Math.max(0, one.knownTop - drawn.length)
      l.count -= drawn.length
      whisper<DiceThroneEvent>(
        allies(g, l.seat),
        () => ({ type: 'drew', seat: l.seat, cards: drawn, count: drawn.length }),
        () => ({ type: 'drew', seat: l.seat, count: drawn.length }),
      )
    }),
  ),
])

/** [DT-16.8] The discard pile becomes the deck; cards being played are not on it yet. */
const reshuffle = flow<DiceThrone, { seat: Seat }>('dice-throne/reshuffle', ($) => [
  $.run((g, l) => {
    const one = fighter(g, l.seat)
    one.deck.push(...one.discard.splice(0))
    one.knownTop = 0
    emit<DiceThroneEvent>(() => ({ type: 'reshuffled', seat: l.seat }))
  }),
  $.call(shuffleDeck, (_, l) => ({ seat: l.seat })),
])

export const shuffleDeck = flow<DiceThrone, { seat: Seat }>('dice-throne/shuffle', ($) => [
  $.shuffle('shuffle', {
    stream: (_, l) => `deck-${l.seat + 1}`,
    cards: (g, l) => fighter(g, l.seat).deck.length,
    then: (g, l, order) => {
      const one = fighter(g, l.seat)
      one.deck = order.map((place) => one.deck[place]!)
      one.knownTop = 0
    },
  }),
])

/** Teammates see each other's hands. */
export function allies(g: DiceThrone, seat: Seat): Seat[] {
  const list: Seat[] = []
  for (let other = 0; other < g.fighters.length; other++) if (teamOf(g, other) === teamOf(g, seat)) list.push(other)
  return list
}
