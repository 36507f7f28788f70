/** Where on the board an option of Battle Dice is shown. Declining, and ending one's purchases, are buttons only. */
import { optionOf, type View } from '@alea/battle-dice'
import type { Json, Seat } from '@alea/engine'

export const diePlace = (die: number): string => `die:${die}`
export const slotPlace = (row: Seat, place: number): string => `slot:${row}:${place}`
export const lockerPlace = (seat: Seat, race: string): string => `locker:${seat}:${race}`
export const infirmaryPlace = (seat: Seat, race: string): string => `infirmary:${seat}:${race}`
export const stockPlace = (race: string): string => `stock:${race}`
/** The creature whose power is being used. */
export const ACTING_PLACE = 'acting'
/** The creatures of one race that may be called as reinforcements. */
export const RESERVE_PLACE = 'reserve'

export function places(question: string, value: Json, _view: View, seat: Seat): readonly string[] {
  const option = optionOf(question, value)
  if ('die' in option) return [diePlace(option.die)]
  if ('place' in option) return [slotPlace(seat, option.place)]
  switch (option.is) {
    case 'none':
    case 'done':
      return []
    case 'send':
    case 'replacement':
      return [lockerPlace(seat, option.race)]
    case 'heal':
      return [infirmaryPlace(seat, option.race)]
    case 'wound':
      return [lockerPlace(option.seat, option.race)]
    case 'buy':
      return [stockPlace(option.race)]
    case 'keep':
      return [ACTING_PLACE]
    case 'reinforce':
      return [RESERVE_PLACE]
  }
}
