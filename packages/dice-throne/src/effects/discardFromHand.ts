import { emit, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { leaveHand } from '../rules/hand.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'

/** Discarded, not sold: it earns nothing. */
export function discardFromHand(g: DiceThrone, seat: Seat, card: CardId): void {
  leaveHand(g, seat, card)
  fighter(g, seat).discard.push(card)
  emit<DiceThroneEvent>(() => ({ type: 'discarded', seat, card }))
}
