/** Deals anew what none of the knowers can see: hands of other teams, and the order of every deck. */
import { permutation, type Random, type Seat } from '@alea/engine'
import { type DiceThrone, teamOf } from './state.ts'

export function redeal(g: DiceThrone, knowers: readonly Seat[], random: Random): void {
  for (const [seat, one] of g.fighters.entries()) {
    const open = knowers.some((knower) => teamOf(g, knower) === teamOf(g, seat))
    const known = open ? one.deck.splice(one.deck.length - one.knownTop) : []
    const shown = knowers.some((knower) => one.shownTo.includes(knower))
    const hidden = open ? one.deck : [...(shown ? [] : one.hand), ...one.looking, ...one.deck]
    const order = permutation(hidden.length, random).map((place) => hidden[place]!)
    if (!open && !shown) one.hand = order.splice(0, one.hand.length)
    if (!open) one.looking = order.splice(0, one.looking.length)
    one.deck = [...order, ...known]
  }
}
