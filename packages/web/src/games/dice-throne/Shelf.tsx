import { Place } from '@alea/board'
import type { View } from '@alea/dice-throne'
import { diceThrone } from '@alea/dice-throne'
import type { Json, Offer } from '@alea/engine'
import { branches, foundCards } from './drawnPlaces.ts'
import { HandRow } from './HandRow.tsx'
import { choicePlace } from './places.ts'
import type { Speech } from './speech.ts'

interface Props {
  readonly view: View
  readonly fighter: View['fighters'][number]
  readonly offer: Offer | undefined
  readonly names: readonly string[]
  readonly speech: Speech
}

/** What lies on the table only for one question: cards looked at or found, the ways of a choice. */
export function Shelf({ view, fighter, offer, names, speech }: Props) {
  const { words, language } = speech
  const { looking } = fighter
  const found = foundCards(offer)
  const ways = branches(offer)
  const label = (value: Json) => diceThrone.text[language].option('choose', value, view, (seat) => names[seat] ?? '')
  return (
    <>
      {typeof looking !== 'number' && looking.length > 0 && (
        <div className="dt-shelf">
          <span className="dt-label">{words.looking}</span>
          <HandRow fighter={fighter} cards={looking} label={words.looking} speech={speech} />
        </div>
      )}
      {found.length > 0 && (
        <div className="dt-shelf">
          <span className="dt-label">{words.found}</span>
          <HandRow fighter={fighter} cards={found} label={words.found} speech={speech} />
        </div>
      )}
      {ways.length > 0 && (
        <div className="dt-shelf dt-ways">
          {ways.map(({ branch, value }) => (
            <Place key={branch} id={choicePlace(branch)} label={label(value)} className="dt-way">
              {label(value)}
            </Place>
          ))}
        </div>
      )}
    </>
  )
}
