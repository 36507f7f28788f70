import type { View } from '@alea/battle-dice'
import type { Json, Seat } from '@alea/engine'

/** Gold one may leave lying without being asked. */
const SMALL_CHANGE = 1

/** Several powers given up at once, or gold that could still buy something: both are gone for good. */
export function confirms(question: string, value: Json, { trainers }: View, seat: Seat): boolean {
  if (question === 'activate') return value === 'none'
  return question === 'buy' && value === 'done' && trainers[seat]!.gold > SMALL_CHANGE
}
