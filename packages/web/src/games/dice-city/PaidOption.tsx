import { DieFace } from '@alea/board'
import { CELL_NAMES, LETTERS, ROWS, type Spending, type View } from '@alea/dice-city'
import type { Language, Seat } from '@alea/engine'
import type { DiceCityWords } from '../../language/diceCityWords.ts'
import { ROW_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import { cellUnder } from './places.ts'

interface Props {
  readonly spending: Exclude<Spending, { readonly act: 'glass' }>
  readonly view: View
  readonly seat: Seat
  readonly language: Language
  readonly words: DiceCityWords
}

/** What the picked die would pay for: short, because one sees which die it is. */
export function PaidOption({ spending, view, seat, language, words }: Props) {
  const { paid } = words
  const spot = (cell: string) =>
    `${cell} ${NAMES[language].location[view.cities[seat]!.places[CELL_NAMES.indexOf(cell)]!.location]}`
  switch (spending.act) {
    case 'use':
      return paid.use(spot(cellUnder(view, seat, spending.die)!))
    case 'reactivate':
      return paid.reactivate(spot(CELL_NAMES[spending.cell]!))
    case 'move': {
      const cell = CELL_NAMES[spending.cell]!
      const row = ROWS[(LETTERS as readonly string[]).indexOf(cell[0]!)]!
      return (
        <span className="dc-move">
          <DieFace tone={ROW_TONE[row]} /> {cell} <span className="dc-move-name">{spot(cell).slice(cell.length)}</span>
        </span>
      )
    }
    default:
      return paid[spending.act]
  }
}
