import { optionOf, type View } from '@alea/battle-dice'
import type { Json, Seat } from '@alea/engine'

/** Gold that may go to waste without a second question. */
const SMALL_CHANGE = 1

/** Several powers given up at once, or gold that could still buy something: both are lost for good. */
export function confirms(question: string, value: Json, { trainers }: View, seat: Seat): boolean {
  const option = optionOf(question, value)
  switch (option.is) {
    case 'none':
      return option.question === 'activate'
    case 'done':
      return trainers[seat]!.gold > SMALL_CHANGE
    default:
      return false
  }
}
