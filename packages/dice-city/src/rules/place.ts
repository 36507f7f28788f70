import { emit, type Seat, visit } from '@alea/engine'
import { CELL_NAMES, type Cell } from '../content/board.ts'
import { type Card, idOf, kindOfCard } from '../content/cards.ts'
import { type CityEvent, piece } from '../events.ts'
import { cityOf, type DiceCity, NO_CARD } from '../state.ts'
import { checkRows } from './ending.ts'

/** Lays a card on a cell of its owner's city; the card it covers leaves the game, its token with it. */
export function place(g: DiceCity, seat: Seat, cell: Cell, card: Card): void {
  const city = cityOf(g, seat)
  const covered = city.cells[cell]!
  city.cells[cell] = card
  city.off &= ~(1 << cell)
  visit(() => `build/${idOf(kindOfCard(card))}`, seat)
  if (covered !== NO_CARD) {
    g.discards++
    visit(() => `cover/${idOf(kindOfCard(covered))}`, seat)
  }
  emit<CityEvent>(() => ({
    type: 'built',
    seat,
    cell: CELL_NAMES[cell]!,
    piece: piece(card),
    ...(covered === NO_CARD ? {} : { covered: piece(covered) }),
  }))
  checkRows(g)
}

export function deactivate(g: DiceCity, seat: Seat, cell: Cell): void {
  const city = cityOf(g, seat)
  city.off |= 1 << cell
  visit(() => `deactivate/${idOf(kindOfCard(city.cells[cell]!))}`, seat)
}
