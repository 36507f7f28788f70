/** Where on the board an option of Dice City lies. */
import {
  choiceOf,
  isTopRow,
  LETTERS,
  type LocationId,
  meaningOf,
  RESOURCES,
  ROWS,
  type RowName,
  type View,
} from '@alea/dice-city'
import type { Json, Seat } from '@alea/engine'

export const cellPlace = (seat: Seat, cell: string): string => `cell:${seat}:${cell}`
/** A cell of one's own city while a die is picked that pays for what is done there. */
export const paidPlace = (die: RowName, cell: string): string => `by:${letterOf(die)}:${cell}`
/** A die of whoever is disturbed: the question knows who that is, the option does not. */
export const disturbPlace = (die: RowName): string => `disturb:${letterOf(die)}`
export const stockPlace = (seat: Seat, resource: string): string => `stock:${seat}:${resource}`
export const glassesPlace = (seat: Seat): string => `glasses:${seat}`
export const shownPlace = (index: number): string => `shown:${index}`
export const pilePlace = (location: string): string => `pile:${location}`
export const banditPlace = (size: string): string => `bandit:${size}`
export const shipPlace = (size: string): string => `ship:${size}`
export const DECK_PLACE = 'deck'
/** The card that is paid for and not yet laid. */
export const HAND_PLACE = 'hand'

const letterOf = (die: RowName): string => LETTERS[ROWS.indexOf(die)]!

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  const choice = choiceOf(question, value)
  // A die that is spent stands nowhere: an option that is no longer open has no cell to show.
  if (choice.act === 'use' && view.cities[seat]?.dice[choice.die] == null) return []
  const meaning = meaningOf(question, value, view)
  switch (meaning.act) {
    case 'use':
    case 'reactivate':
      return [cellPlace(seat, meaning.at.cell), paidPlace(meaning.die, meaning.at.cell)]
    case 'move':
      return [paidPlace(meaning.by, meaning.to.cell)]
    case 'refresh':
      return [DECK_PLACE]
    case 'pass':
    case 'glass':
      return [glassesPlace(seat)]
    case 'copy':
    case 'ride':
    case 'recruit':
    case 'site':
      return [cellPlace(seat, meaning.at.cell)]
    case 'bandit':
      return [banditPlace(meaning.size)]
    case 'rob':
      return [stockPlace(meaning.seat, meaning.resource)]
    case 'raid':
      return [cellPlace(meaning.seat, meaning.at.cell)]
    case 'ship':
      return [shipPlace(meaning.size)]
    case 'buy': {
      const isPile = view.piles.some((pile) => pile.location === meaning.location)
      return isPile ? [pilePlace(meaning.location)] : shownPlaces(view, meaning.location, meaning.top)
    }
    case 'discard':
      return shownPlaces(view, meaning.location, meaning.top)
    case 'exchange':
      return RESOURCES.flatMap((resource, i) => (meaning.paid[i]! > 0 ? [stockPlace(seat, resource)] : []))
    case 'multiply':
      return [stockPlace(seat, meaning.resource)]
    case 'disturb':
      return [disturbPlace(meaning.die)]
    case 'adorn':
      return [HAND_PLACE]
    case 'done':
    case 'none':
    case 'idle':
    case 'well':
    case 'declare':
      return []
  }
}

/** Copies of a card are interchangeable: any of them may be pressed, except those already chosen to leave. */
const shownPlaces = (view: View, location: LocationId, top: boolean): readonly string[] =>
  view.display.flatMap((piece, index) =>
    piece?.location === location && isTopRow(view, index) === top && !view.marked.includes(index)
      ? [shownPlace(index)]
      : [],
  )
