import { boardNamed, optionOf, type View } from '@alea/dice-throne'
import type { Json } from '@alea/engine'
import { isShown } from './tierOdds.ts'

/** Giving up a roll that could still become something, or a defence: rarely meant, never undone once others have passed. */
export function confirms(question: string, value: Json, view: View): boolean {
  switch (optionOf(question, value, view).is) {
    case 'no-defense':
      return true
    case 'give-up':
      return view.attempts > 0 || isAnythingShown(view)
    default:
      return false
  }
}

function isAnythingShown({ rolls, fighters, active }: View): boolean {
  const dice = rolls[0]?.dice ?? []
  const { board } = fighters[active]!
  return dice.length > 0 && boardNamed(board).tiers.some(({ id }) => isShown(board, id, dice))
}
