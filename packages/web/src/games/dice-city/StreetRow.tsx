import { classes, Die, DieFace, type FaceNumber, PIP_FACES, Piece } from '@alea/board'
import type { Language, Seat } from '@alea/engine'
import Complete from '~icons/game-icons/laurel-crown'
import type { Words } from '../../language/languages.ts'
import { CityCell } from './CityCell.tsx'
import type { Street } from './layout.ts'
import { ROW_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import './streetRow.css'

interface Props {
  readonly seat: Seat
  readonly street: Street
  readonly language: Language
  readonly words: Words['diceCity']
  /** How often its die was seen to roll. */
  readonly rolls: number
  /** Picked: it pays, or is rolled again. */
  readonly picked: boolean
  /** Where dice are picked one by one on the board. */
  readonly onToggle: (() => void) | undefined
}

/** A row of a city: its colour on the left, six cells, and its die on one of them. Once spent, the die lies on the left. */
export function StreetRow({ seat, street, language, words, rolls, picked, onToggle }: Props) {
  const { row, index, die, spots, complete } = street
  const rowName = NAMES[language].row[row]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of cells is no fieldset
    <div role="group" className="dc-street" aria-label={complete ? `${rowName}, ${words.complete}` : rowName}>
      <span className="dc-gutter">
        <DieFace tone={ROW_TONE[row]} label={die === null ? words.dieSpent(rowName) : rowName}>
          {NAMES[language].letter[row]}
        </DieFace>
        {complete && <Complete className="dc-complete" aria-hidden="true" />}
      </span>
      {spots.map((spot) => (
        <CityCell key={spot.cell} {...{ spot, row, language, words }} />
      ))}
      <Piece
        id={`die:${seat}:${row}`}
        as="span"
        className={classes('dc-die', die === null && 'dc-die-spent')}
        style={{ gridColumn: (die ?? 0) + 1 }}
      >
        <Die
          faces={PIP_FACES}
          shows={(die ?? undefined) as FaceNumber | undefined}
          rolled={rolls}
          index={index}
          tone={ROW_TONE[row]}
          held={picked}
          label=""
        />
        {onToggle && (
          <button
            type="button"
            className="dc-die-toggle"
            aria-pressed={picked}
            aria-label={words.die(rowName)}
            onClick={onToggle}
          />
        )}
      </Piece>
    </div>
  )
}
