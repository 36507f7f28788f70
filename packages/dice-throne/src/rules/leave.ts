import type { Seat } from '@alea/engine'
import { type DiceThrone, type Fighter, fighter } from '../state.ts'

/** Set on players who have left a match that goes on: their companions are gone. */
const GONE = 'gone'
/** How many cards they took with them. */
const CARDS_GONE = 'cards-gone'

/** [DT-19.22] Whatever a defeated player has is gone, and so is what they were about to receive; [DT-19.23] what they have put on others stays. */
export function leave(g: DiceThrone, seat: Seat): void {
  const one = fighter(g, seat)
  for (const id in one.tokens) one.tokens[id] = 0
  one.marks[GONE] = 1
  one.marks[CARDS_GONE] = one.hand.length + one.deck.length + one.looking.length
  one.hand = []
  one.exposed = []
  one.shownTo = []
  one.deck = []
  one.looking = []
  one.knownTop = 0
  one.facedown = undefined
  one.cp = 0
  g.incoming[seat] = []
  g.healing[seat] = 0
}

export const cardsGone = ({ marks }: Fighter): number => marks[CARDS_GONE] ?? 0

export const isGone = (g: DiceThrone, seat: Seat): boolean => fighter(g, seat).marks[GONE] === 1
