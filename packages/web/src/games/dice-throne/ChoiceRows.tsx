import { Place } from '@alea/board'
import { diceThrone, type View } from '@alea/dice-throne'
import type { Json } from '@alea/engine'
import { HandRow } from './HandRow.tsx'
import type { CardSpot, Layout } from './layout.ts'
import type { Speech } from './speech.ts'
import './choiceRows.css'

interface Props {
  readonly view: View
  readonly layout: Layout
  /** The hero whose cards they are. */
  readonly hero: string
  readonly names: readonly string[]
  readonly speech: Speech
}

/** What lies on the table only for one question: cards looked at or found, the branches of a choice. */
export function ChoiceRows({ view, layout: { looking, found, branches }, hero, names, speech }: Props) {
  const { words, language } = speech
  const label = (value: Json) => diceThrone.text[language].option('choose', value, view, (seat) => names[seat] ?? '')
  const row = (cards: readonly CardSpot[], title: string) =>
    cards.length > 0 && (
      <div className="dt-choice-row">
        <span className="dt-label">{title}</span>
        <HandRow hero={hero} cards={cards} label={title} speech={speech} />
      </div>
    )
  return (
    <>
      {row(looking, words.looking)}
      {row(found, words.found)}
      {branches.length > 0 && (
        <div className="dt-choice-row dt-branches">
          {branches.map(({ key, place, value }) => (
            <Place key={key} id={place} label={label(value)} className="dt-branch">
              {label(value)}
            </Place>
          ))}
        </div>
      )}
    </>
  )
}
