/** Cards being played are on no pile until they have resolved. */
import { framesOf, type Seat } from '@alea/engine'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { forward } from './forward.ts'

/** [DT-16.1] The card is the new top of the discard pile; upgrades and spells are in play instead. */
export function putOnDiscard(g: DiceThrone, seat: Seat, card: CardId): void {
  const { discard, playing } = fighter(g, seat)
  const at = playing.indexOf(card)
  if (at >= 0) discard.push(...playing.splice(at, 1))
}

/** A defeat may cut short cards that are being played. */
export function discardUnfinished(g: DiceThrone): void {
  const running = framesOf(g, forward.playCard).map(({ vars }) => vars)
  for (const [seat, { playing }] of g.fighters.entries())
    for (const card of [...playing])
      if (!running.some((play) => play.seat === seat && play.card === card)) putOnDiscard(g, seat, card)
}
