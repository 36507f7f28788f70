import { Button } from '@alea/board'
import { LETTERS, ROWS, type View } from '@alea/dice-city'
import { WORDS } from '../../language/languages.ts'
import type { ComposerProps } from '../boardModule.ts'
import { DicePicker } from './DicePicker.tsx'
import { NAMES } from './names.ts'
import { pickedSet, rerollable, toggled } from './spending.ts'

/** The Well: dice picked one by one, then rolled together. */
export function WellBar({ view, offer, draft, setDraft, choose, language }: ComposerProps<View>) {
  const words = WORDS[language].diceCity
  const dice = rerollable(offer)
  const picked = dice.filter((die) => draft.includes(LETTERS[die]!))
  const set = pickedSet(offer, draft)
  return (
    <>
      <DicePicker
        {...{ dice, picked, view, language, words }}
        seat={offer.seat}
        label={words.pickDice}
        pick={(die) => setDraft(toggled(draft, die))}
      />
      <Button kind="primary" disabled={!set} data-option={set?.key} onClick={() => set && choose(set.key)}>
        {words.rollAgain(picked.map((die) => NAMES[language].row[ROWS[die]!]).join(', '))}
      </Button>
    </>
  )
}
