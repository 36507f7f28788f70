/** Every option of every question, decoded: rules, bots, texts and boards switch over this one union. */
import type { Json } from '@alea/engine'
import { ALL_CELLS, type Cell, type Row } from './content/board.ts'
import {
  type Adornment,
  adornmentOf,
  type Deal,
  DONE,
  NO_ADORNMENT,
  NO_DEAL,
  NONE,
  type Purchase,
  purchaseOf,
  rowsOf,
  type Spending,
  spendingOf,
  type Target,
  targetOf,
} from './notation.ts'

/** Questions answered with a cell of one's own city. */
type CellQuestion = 'copy' | 'ride' | 'recruit' | 'site'

/** Questions that end with `done`, and those that can be declined. */
export type Closing = 'spend' | 'attack' | 'build'
export type Declinable = 'exchange' | 'multiply' | 'ride' | 'well' | 'adorn'
export type QuestionName = Closing | Declinable | CellQuestion | 'disturb' | 'discard' | 'declare'

export type Choice =
  | { readonly act: 'done'; readonly question: Closing }
  | { readonly act: 'none'; readonly question: Declinable }
  | Spending
  | Target
  | Purchase
  | { readonly act: CellQuestion; readonly cell: Cell }
  | { readonly act: 'exchange'; readonly deal: Deal }
  | { readonly act: 'multiply'; readonly resource: number }
  | { readonly act: 'well'; readonly dice: readonly Row[] }
  | { readonly act: 'disturb'; readonly die: Row }
  /** A card of the display, by its place there. */
  | { readonly act: 'discard'; readonly shown: number }
  | ({ readonly act: 'adorn' } & Adornment)
  | { readonly act: 'declare'; readonly end: boolean }

export function choiceOf(question: string, value: Json): Choice {
  const name = question as QuestionName
  if (value === DONE) return { act: 'done', question: name as Closing }
  if (value === NONE || value === NO_DEAL) return { act: 'none', question: name as Declinable }
  const number = value as number
  switch (name) {
    case 'spend':
      return spendingOf(number)!
    case 'attack':
      return targetOf(number)!
    case 'build':
      return purchaseOf(number)!
    case 'copy':
    case 'ride':
    case 'recruit':
    case 'site':
      return ON_CELLS[name][number]!
    case 'exchange':
      return { act: name, deal: value as Deal }
    case 'multiply':
      return { act: name, resource: number }
    case 'well':
      return number === 0 ? { act: 'none', question: name } : { act: name, dice: rowsOf(number) }
    case 'disturb':
      return { act: name, die: number }
    case 'discard':
      return { act: name, shown: number }
    case 'adorn':
      return number === NO_ADORNMENT ? { act: 'none', question: name } : { act: name, ...adornmentOf(number) }
    case 'declare':
      return { act: name, end: value === 'end' }
  }
}

const onCells = (act: CellQuestion): readonly Choice[] => ALL_CELLS.map((cell) => ({ act, cell }))
/** Made once: bots decode options by the million. */
const ON_CELLS: Readonly<Record<CellQuestion, readonly Choice[]>> = {
  copy: onCells('copy'),
  ride: onCells('ride'),
  recruit: onCells('recruit'),
  site: onCells('site'),
}
