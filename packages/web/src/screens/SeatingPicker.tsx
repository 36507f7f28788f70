import type { Language } from '@alea/engine'
import type { Seating } from '../games/seating.ts'
import { useWords } from '../language/useWords.ts'
import { SeatingPicture } from './SeatingPicture.tsx'

interface Props {
  readonly seatings: readonly Seating[]
  readonly chosen: Seating
  readonly language: Language
  choose(seating: Seating): void
}

/** First of all at a new table: how many play, and on which sides. */
export function SeatingPicker({ seatings, chosen, language, choose }: Props) {
  const words = useWords().newTable
  return (
    <fieldset>
      <legend>{words.howMany}</legend>
      <div className="new-seatings">
        {seatings.map((seating) => (
          <label key={seating.id} className="new-seating" data-seats={seating.seats}>
            <input
              type="radio"
              name="seating"
              className="visually-hidden"
              checked={seating.id === chosen.id}
              onChange={() => choose(seating)}
            />
            <SeatingPicture {...seating} />
            <span>{seating.label(language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
