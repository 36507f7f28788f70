/** What a player cannot see: bots try only once what neither rolls dice nor touches it. */
import type { Seat } from '@alea/engine'
import { areFoes, type DiceThrone } from '../state.ts'

/** A number made of the sizes of everything hidden: of every deck and what is looked at or known of it, and of the hands of the others. */
export function unseen(g: DiceThrone, seat: Seat): number {
  let number = 0
  const add = (size: number) => {
    number = (Math.imul(number, 31) + size) | 0
  }
  for (let other = 0; other < g.fighters.length; other++) {
    const { deck, looking, knownTop, facedown, hand, exposed, shownTo } = g.fighters[other]!
    add(deck.length)
    add(looking.length)
    add(knownTop)
    add(facedown === undefined ? 0 : 1 + facedown.filter((card) => card !== '').length)
    if (!areFoes(g, seat, other)) continue
    add(hand.length)
    add(exposed.length)
    add(shownTo.length)
  }
  return number
}
