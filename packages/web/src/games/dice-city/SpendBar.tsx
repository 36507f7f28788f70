import { Button } from '@alea/board'
import { diceCity, type View } from '@alea/dice-city'
import { WORDS } from '../../language/languages.ts'
import { useNumberKeys } from '../../table/useNumberKeys.ts'
import type { ComposerProps } from '../boardModule.ts'
import { DicePicker } from './DicePicker.tsx'
import { PaidOption } from './PaidOption.tsx'
import { listed, paidByDie, payersOf, pickedAlone, pickedPayer } from './spending.ts'

/** First what each die stands on; with a die picked, all that it can pay for. */
export function SpendBar({ view, offer, draft, setDraft, choose, names, language }: ComposerProps<View>) {
  const words = WORDS[language].diceCity
  const payer = pickedPayer(offer, draft)
  const dice = payersOf(offer)
  const options = listed(offer, payer)
  useNumberKeys(
    options.map(({ key }) => key),
    choose,
  )
  return (
    <>
      {dice.length > 1 && (
        <DicePicker
          {...{ dice, view, language, words }}
          seat={offer.seat}
          picked={payer === undefined ? [] : [payer]}
          label={words.pickDie}
          pick={(die) => setDraft(pickedAlone(draft, die))}
        />
      )}
      {options.map(({ key, value }, i) => {
        const spending = paidByDie(value)
        return (
          <Button
            key={key}
            kind={i === 0 ? 'primary' : 'normal'}
            className="dc-option"
            data-option={key}
            shortcut={i < 9 ? String(i + 1) : undefined}
            onClick={() => choose(key)}
          >
            {spending ? (
              <PaidOption {...{ spending, view, language, words }} seat={offer.seat} picked={payer !== undefined} />
            ) : (
              diceCity.text[language].option(offer.name, value, view, (seat) => names[seat] ?? '')
            )}
          </Button>
        )
      })}
    </>
  )
}
