/** Where on the board an event of Dice City took place. */
import { seatId } from '@alea/board'
import { type CityEvent, RESOURCES, ROWS, type RowName } from '@alea/dice-city'
import type { Event, Seat } from '@alea/engine'
import { banditPlace, cellPlace, DECK_PLACE, glassesPlace, shipPlace, stockPlace } from './places.ts'

const diePiece = (seat: Seat, die: RowName): string => `die:${seat}:${die}`
const cardPiece = (card: number): string => `card:${card}`

export function eventPlaces(event: Event): readonly string[] {
  const happened = event as CityEvent
  switch (happened.type) {
    case 'first-player':
    case 'turn':
    case 'points':
    case 'strength':
    case 'lasting':
    case 'adorned':
    case 'declined':
      return [seatId(happened.seat)]
    case 'rolled':
      return ROWS.map((row) => diePiece(happened.seat, row))
    case 'used':
    case 'copied':
    case 'reactivated':
    case 'built':
      return [cellPlace(happened.seat, happened.cell), seatId(happened.seat)]
    case 'moved':
      return [diePiece(happened.seat, happened.die), cellPlace(happened.seat, happened.cell)]
    case 'rerolled':
      return happened.dice.flatMap(({ die, cell }) => [diePiece(happened.owner, die), cellPlace(happened.owner, cell)])
    case 'gained':
      return [seatId(happened.seat), ...stocks(happened.seat, happened.gain)]
    case 'exchanged':
      return [...stocks(happened.seat, happened.paid), ...stocks(happened.seat, happened.got)]
    case 'stored':
      return stocks(happened.seat, happened.stock)
    case 'discarded':
    case 'dealt':
      return [DECK_PLACE, ...happened.cards.map(({ card }) => cardPiece(card))]
    case 'passed':
    case 'idled':
    case 'hourglass':
      return [glassesPlace(happened.seat), seatId(happened.seat)]
    case 'bandit':
      return [banditPlace(happened.size), seatId(happened.seat)]
    case 'shipped':
      return [shipPlace(happened.size), seatId(happened.seat)]
    case 'attacked':
      return [cellPlace(happened.owner, happened.cell), seatId(happened.owner)]
    case 'robbed':
      return [stockPlace(happened.owner, happened.resource), seatId(happened.owner)]
    case 'ending':
    case 'ended':
      return []
  }
}

const stocks = (seat: Seat, amounts: readonly number[]): string[] =>
  RESOURCES.flatMap((resource, i) => (amounts[i] ? [stockPlace(seat, resource)] : []))
