import type { View } from '@alea/battle-dice'
import { type Json, seatsFrom } from '@alea/engine'

/** Gold one may leave lying without being asked. */
const SMALL_CHANGE = 1

/** Several powers given up at once, or gold that could still buy something: both are gone for good. */
export function confirms(question: string, value: Json, view: View): boolean {
  if (question === 'activate') return value === 'none'
  return question === 'buy' && value === 'done' && goldOfBuyer(view) > SMALL_CHANGE
}

/** Whoever has bought has no gold left: the first in turn order who has some is the one who buys. */
function goldOfBuyer({ first, trainers }: View): number {
  const buyer = seatsFrom(first, trainers.length).find((seat) => trainers[seat]!.gold > 0)
  return buyer === undefined ? 0 : trainers[buyer]!.gold
}
