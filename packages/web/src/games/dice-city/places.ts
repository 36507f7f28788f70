/** Where on the board an option of Dice City lies. */
import {
  CELL_NAMES,
  DONE,
  LETTERS,
  LOCATION_IDS,
  NONE,
  purchaseOf,
  RESOURCES,
  SIZES,
  spendingOf,
  targetOf,
  type View,
} from '@alea/dice-city'
import type { Json, Seat } from '@alea/engine'

export const cellPlace = (seat: Seat, cell: string): string => `cell:${seat}:${cell}`
/** A cell of one's own city while a die is picked that pays for what is done there. */
export const paidPlace = (die: number, cell: string): string => `by:${LETTERS[die]}:${cell}`
/** A die of whoever is disturbed: the question knows who that is, the option does not. */
export const disturbPlace = (die: number): string => `disturb:${LETTERS[die]}`
export const stockPlace = (seat: Seat, resource: string): string => `stock:${seat}:${resource}`
export const glassesPlace = (seat: Seat): string => `glasses:${seat}`
export const shownPlace = (index: number): string => `shown:${index}`
export const pilePlace = (location: string): string => `pile:${location}`
export const banditPlace = (size: string): string => `bandit:${size}`
export const shipPlace = (size: string): string => `ship:${size}`
export const DECK_PLACE = 'deck'
/** The card that is paid for and not yet laid. */
export const HAND_PLACE = 'hand'

/** Questions answered with a cell of one's own city. */
const ON_CELLS: readonly string[] = ['copy', 'ride', 'recruit', 'site']

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  if (value === DONE || value === NONE || value === 'none') return []
  if (ON_CELLS.includes(question)) return [cellPlace(seat, CELL_NAMES[value as number]!)]
  switch (question) {
    case 'spend':
      return spendPlaces(value as number, view, seat)
    case 'attack':
      return targetPlaces(value as number)
    case 'build':
      return purchasePlaces(value as number, view)
    case 'discard':
      return alike(view, value as number)
    case 'disturb':
      return [disturbPlace(value as number)]
    case 'exchange':
      return [stockPlace(seat, (value as string).split('>')[0]!)]
    case 'multiply':
      return [stockPlace(seat, RESOURCES[value as number]!)]
    case 'adorn':
      return value === 0 ? [] : [HAND_PLACE]
    default:
      return []
  }
}

function spendPlaces(value: number, view: View, seat: Seat): readonly string[] {
  const spending = spendingOf(value)!
  switch (spending.act) {
    case 'use': {
      const cell = cellUnder(view, seat, spending.die)
      return cell === undefined ? [] : [cellPlace(seat, cell), paidPlace(spending.die, cell)]
    }
    case 'reactivate': {
      const cell = CELL_NAMES[spending.cell]!
      return [cellPlace(seat, cell), paidPlace(spending.die, cell)]
    }
    case 'move':
      return [paidPlace(spending.die, CELL_NAMES[spending.cell]!)]
    case 'refresh':
      return [DECK_PLACE]
    case 'pass':
    case 'glass':
      return [glassesPlace(seat)]
    case 'idle':
      return []
  }
}

/** The name of the cell a die stands on. */
export function cellUnder(view: View, seat: Seat, die: number): string | undefined {
  const column = view.cities[seat]?.dice[die]
  return column ? `${LETTERS[die]}${column}` : undefined
}

function targetPlaces(value: number): readonly string[] {
  const target = targetOf(value)!
  switch (target.kind) {
    case 'bandit':
      return [banditPlace(SIZES[target.pile]!)]
    case 'stock':
      return [stockPlace(target.seat, RESOURCES[target.resource]!)]
    case 'location':
      return [cellPlace(target.seat, CELL_NAMES[target.cell]!)]
  }
}

/** Like cards are the same to everybody: any of them may be pressed. */
function purchasePlaces(value: number, view: View): readonly string[] {
  const purchase = purchaseOf(value)!
  if (purchase.buy === 'ship') return [shipPlace(SIZES[purchase.pile]!)]
  const location = LOCATION_IDS[purchase.kind]!
  if (view.piles.some((pile) => pile.location === location)) return [pilePlace(location)]
  return view.display.flatMap((piece, index) =>
    piece?.location === location && isTopRow(view, index) === purchase.top ? [shownPlace(index)] : [],
  )
}

const isTopRow = ({ solo }: View, index: number): boolean => solo !== null && index >= solo.rowSize

function alike(view: View, wanted: number): readonly string[] {
  const { display, marked } = view
  const isAlike = (index: number) =>
    display[index]?.location === display[wanted]?.location && isTopRow(view, index) === isTopRow(view, wanted)
  return [wanted, ...display.keys()]
    .filter((index, at) => isAlike(index) && !marked.includes(index) && (at === 0 || index !== wanted))
    .map(shownPlace)
}
