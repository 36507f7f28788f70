import type { View } from '@alea/dice-city'
import { WORDS } from '../../language/languages.ts'
import type { ComposerProps } from '../boardModule.ts'
import { DicePicker } from './DicePicker.tsx'
import { payersOf, pickedAlone, pickedPayer } from './spending.ts'

/** The dice left: without one picked the board offers what each stands on, with one all that it can pay for. */
export function SpendBar({ view, offer, draft, setDraft, language }: ComposerProps<View>) {
  const words = WORDS[language].diceCity
  const payer = pickedPayer(offer, draft)
  const dice = payersOf(offer)
  if (dice.length < 2) return null
  return (
    <DicePicker
      {...{ dice, view, language, words }}
      seat={offer.seat}
      picked={payer === undefined ? [] : [payer]}
      label={words.pickDie}
      pick={(die) => setDraft(pickedAlone(draft, die))}
    />
  )
}
