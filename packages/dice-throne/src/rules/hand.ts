/** Cards leaving a hand, and what others remember of it. */
import type { Seat } from '@alea/engine'
import { type CardId, type DiceThrone, fighter } from '../state.ts'

/** What a player holds: the hand, and with `spell-hand` the spells beside it. */
export const heldBy = (g: DiceThrone, seat: Seat): readonly CardId[] => {
  const { hand, spells } = fighter(g, seat)
  return spells.length > 0 ? [...hand, ...spells] : hand
}

export function leaveHand(g: DiceThrone, seat: Seat, card: CardId): void {
  const one = fighter(g, seat)
  if (one.spells.includes(card)) {
    one.spells.splice(one.spells.indexOf(card), 1)
    return
  }
  one.hand.splice(one.hand.lastIndexOf(card), 1)
  if (one.exposed.length > 0 && !one.hand.includes(card)) one.exposed = one.exposed.filter((each) => each.card !== card)
}

/** These players now know that the card is in this hand, and remember it as long as it stays there. */
export function expose(g: DiceThrone, seat: Seat, card: CardId, to: readonly Seat[]): void {
  const { exposed } = fighter(g, seat)
  const known = exposed.find((each) => each.card === card)
  if (known) known.to = [...new Set([...known.to, ...to])].sort()
  else exposed.push({ card, to: [...to] })
}
