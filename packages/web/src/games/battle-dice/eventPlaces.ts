/** Where on the board an event of Battle Dice took place. */
import type { BattleEvent, Shown } from '@alea/battle-dice'
import { seatId } from '@alea/board'
import type { Event } from '@alea/engine'
import { diePlace, stockPlace } from './places.ts'

export function eventPlaces(event: Event): readonly string[] {
  const happened = event as BattleEvent
  const dice = creaturesOf(happened).map(({ die }) => diePlace(die))
  switch (happened.type) {
    case 'first-player':
    case 'returned':
    case 'gold':
      return [seatId(happened.seat)]
    case 'turn':
      return [seatId(happened.first)]
    // The die lies among others of its kind: whose it is now, and where it came from, say more.
    case 'bought':
      return [...dice, stockPlace(happened.creature.race), seatId(happened.seat)]
    case 'sent':
    case 'healed':
      return [...dice, seatId(happened.seat)]
    case 'wounded':
      return [...dice, seatId(happened.owner)]
    default:
      return dice
  }
}

function creaturesOf(event: BattleEvent): readonly Shown[] {
  if ('creature' in event) return [event.creature]
  if ('creatures' in event) return event.creatures
  return event.type === 'replaced' ? [event.gone, event.newcomer] : []
}
