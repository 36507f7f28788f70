/** Finds in the view what an option means, so that both languages name it alike. */
import type { Language } from '@alea/engine'
import { CARDS, cardOf } from '../content/cards.ts'
import { faceOf, SHIP_DISCOUNT } from '../content/faces.ts'
import { reduced } from '../rules/sanctuary.ts'
import { DICE, type Die, SIDES } from '../state.ts'
import type { View } from '../view.ts'
import { amountsText, amountText } from './amounts.ts'

/** The die and the face at a place, from 0 to 11, on the dice of whoever has a face in hand. */
export function placeOf(view: View, place: number): { die: Die; face: string } {
  const at = Math.floor(place / SIDES)
  const hero = view.heroes.find(({ forging }) => forging !== null)
  return { die: DICE[at]!, face: hero?.dice[at]?.faces[place % SIDES]?.face ?? '' }
}

const SOLD = ['action', 'extra', 'buy', 'ship']

/** What an option costs, where it is something to pay for; the 2 sun of an extra action not counted. */
export function priceText(question: string, option: string, view: View, language: Language): string {
  if (!SOLD.includes(question)) return ''
  const face = faceOf(option)
  if (face !== undefined) {
    const factor = view.applying.at(-1)?.factor ?? 0
    return amountText(reduced(face, question === 'ship' ? SHIP_DISCOUNT * factor : 0), 'gold', language)
  }
  const card = cardOf(option)
  return card === undefined ? '' : amountsText([0, CARDS[card]!.sun, CARDS[card]!.moon, 0], language)
}
