/** Deals again what none of the knowers can see or remember: hands of other teams, what they laid face down, and the order of every deck. */
import { permutation, type Random, type Seat } from '@alea/engine'
import { type CardId, type DiceThrone, type Fighter, teamOf } from './state.ts'

export function redeal(g: DiceThrone, knowers: readonly Seat[], random: Random): void {
  for (const [seat, one] of g.fighters.entries()) {
    if (knowers.some((knower) => teamOf(g, knower) === teamOf(g, seat))) {
      const known = one.deck.splice(one.deck.length - one.knownTop)
      one.deck = [...shuffled(one.deck, random), ...known]
      continue
    }
    if (one.facedown) one.facedown = turned(one.facedown, random)
    const known = knowers.some((knower) => one.shownTo.includes(knower)) ? one.hand : rememberedBy(one, knowers)
    const hidden = [...one.hand, ...one.looking, ...one.deck]
    for (const card of known) hidden.splice(hidden.indexOf(card), 1)
    const order = shuffled(hidden, random)
    one.hand = [...known].sort().concat(order.splice(0, one.hand.length - known.length))
    one.looking = order.splice(0, one.looking.length)
    one.deck = order
  }
}

const rememberedBy = ({ exposed }: Fighter, knowers: readonly Seat[]): CardId[] =>
  exposed.flatMap(({ card, to }) => (to.some((seat) => knowers.includes(seat)) ? [card] : []))

/** The cards that lie face down, in any order; places that are empty stay empty. */
function turned(places: readonly CardId[], random: Random): CardId[] {
  const order = shuffled(
    places.filter((card) => card !== ''),
    random,
  )
  return places.map((card) => (card === '' ? '' : order.shift()!))
}

/** Sorted first, so that the real order does not influence the result. */
function shuffled(cards: readonly CardId[], random: Random): CardId[] {
  const sorted = [...cards].sort()
  return permutation(cards.length, random).map((place) => sorted[place]!)
}
