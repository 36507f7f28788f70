/** Where on the board an option of Battle Dice lies. */
import type { Race, View } from '@alea/battle-dice'
import type { Json, Seat } from '@alea/engine'

export const diePlace = (die: number): string => `die:${die}`
export const slotPlace = (row: Seat, place: number): string => `slot:${row}:${place}`
export const lockerPlace = (seat: Seat, race: string): string => `locker:${seat}:${race}`
export const infirmaryPlace = (seat: Seat, race: string): string => `infirmary:${seat}:${race}`
export const stockPlace = (race: string): string => `stock:${race}`
/** The creature whose power is being used: an option that means only *this one* lies on it. */
export const ACTING_PLACE = 'acting'
/** The creatures of one race that may be called into the arena. */
export const RESERVE_PLACE = 'reserve'

/** Questions that ask for a place in one's own row. */
export const MOVES: readonly string[] = ['multiplier', 'major-shield', 'minor-shield']

/** Declining, and ending one's purchases: buttons only. */
const DECLINED: readonly Json[] = ['none', 'done']

export function places(question: string, value: Json, _view: View, seat: Seat): readonly string[] {
  if (DECLINED.includes(value)) return []
  if (MOVES.includes(question)) return [slotPlace(seat, value as number)]
  switch (question) {
    case 'send':
    case 'replacement':
      return [lockerPlace(seat, value as Race)]
    case 'heal':
      return [infirmaryPlace(seat, value as Race)]
    case 'wound': {
      const patient = value as { seat: Seat; race: Race }
      return [lockerPlace(patient.seat, patient.race)]
    }
    case 'buy':
      return [stockPlace(value as Race)]
    case 'keep':
      return [ACTING_PLACE]
    case 'reinforce':
      return [RESERVE_PLACE]
    default:
      return [diePlace(value as number)]
  }
}
