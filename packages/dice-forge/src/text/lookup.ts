import { DICE, type Die, SIDES } from '../state.ts'
import type { View } from '../view.ts'

/** The die and the face at a place, from 0 to 11, on the dice of whoever has a face in hand. */
export function placeOf(view: View, place: number): { die: Die; face: string } {
  const at = Math.floor(place / SIDES)
  const hero = view.heroes.find(({ forging }) => forging !== null)
  return { die: DICE[at]!, face: hero?.dice[at]?.faces[place % SIDES]?.face ?? '' }
}
