import { DieFace, PIP_FACES } from '@alea/board'
import { CELL_NAMES, cellText, LETTERS, ROWS, rowOf, type View } from '@alea/dice-city'
import type { Language, Seat } from '@alea/engine'
import type { Words } from '../../language/languages.ts'
import { ROW_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import { EffectSigns } from './Signs.tsx'
import type { PaidByDie } from './spending.ts'
import './paidOption.css'

interface Props {
  readonly spending: PaidByDie
  readonly view: View
  readonly seat: Seat
  readonly language: Language
  readonly words: Words['diceCity']
  /** One die is picked; otherwise the option shows which die it means. */
  readonly picked: boolean
}

/** What a die would pay for, in short: one sees which die it is. */
export function PaidOption({ spending, view, seat, language, words, picked }: Props) {
  const { paid } = words
  const withDie = (die: number, cell: string, column: number | null) => {
    const row = ROWS[die]!
    return (
      <span className="dc-move">
        <DieFace tone={ROW_TONE[row]} label={words.die(NAMES[language].row[row])}>
          {column && PIP_FACES[column - 1]}
        </DieFace>
        {column === null && <span aria-hidden="true">→</span>} {written(cell)}
        <span className="dc-move-name"> {NAMES[language].location[locationAt(cell)]}</span>
        <EffectSigns location={locationAt(cell)} />
      </span>
    )
  }
  const locationAt = (cell: string) => view.cities[seat]!.places[CELL_NAMES.indexOf(cell)]!.location
  const written = (cell: string) => cellText(cell, NAMES[language].letter)
  const spot = (cell: string) => `${written(cell)} ${NAMES[language].location[locationAt(cell)]}`
  switch (spending.act) {
    case 'use': {
      const column = view.cities[seat]!.dice[spending.die]!
      const cell = `${LETTERS[spending.die]}${column}`
      return picked ? paid.use(spot(cell)) : withDie(spending.die, cell, column)
    }
    case 'reactivate':
      return paid.reactivate(spot(CELL_NAMES[spending.cell]!))
    case 'move': {
      const cell = CELL_NAMES[spending.cell]!
      return withDie(rowOf(spending.cell), cell, null)
    }
    default:
      return paid[spending.act]
  }
}
