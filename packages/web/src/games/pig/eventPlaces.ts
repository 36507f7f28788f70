import { seatId } from '@alea/board'
import type { Event } from '@alea/engine'
import type { PigEvent } from '@alea/example-pig'
import { BANK_PLACE, DIE_PLACE } from './places.ts'

/** Where on the board an event of Pig took place. */
export function eventPlaces(event: Event): readonly string[] {
  const happened = event as PigEvent
  if (happened.type === 'rolled') return [DIE_PLACE]
  return 'seat' in happened ? [BANK_PLACE, seatId(happened.seat)] : []
}
