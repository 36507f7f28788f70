/** What an option means, so that both languages name it alike. */
import type { Json } from '@alea/engine'
import type { AbilityOf } from '../abilities/ability.ts'
import { CELL_NAMES, cellOf, ROWS, type RowName, rowOf } from '../content/board.ts'
import { SIZES, type Size } from '../content/bounties.ts'
import { idOf } from '../content/cards.ts'
import { LOCATION, type LocationId } from '../content/locations.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import { DONE, NO_DEAL, NONE, purchaseOf, spendingOf, targetOf, termsOf } from '../notation.ts'
import type { View } from '../view.ts'

/** A place named for people: `R5`, and what is there. */
export interface Spot {
  readonly cell: string
  readonly location: LocationId
}

export type Meaning =
  | { is: 'done' | 'none' }
  | { is: 'use'; die: RowName; at: Spot }
  | { is: 'pass' | 'refresh' | 'idle'; die: RowName }
  | { is: 'reactivate'; die: RowName; at: Spot }
  | { is: 'move'; by: RowName; die: RowName; to: Spot }
  | { is: 'glass'; effect: Resource | 'strength' | 'disturb' }
  | { is: 'spot'; at: Spot }
  | { is: 'resource'; resource: Resource }
  | { is: 'deal'; paid: number[]; got: number[] }
  | { is: 'disturb'; seat: number; die: RowName; at: Spot }
  | { is: 'dice'; dice: RowName[] }
  | { is: 'card'; location: LocationId; top: boolean }
  | { is: 'bandit'; size: Size; defense: number; points: number }
  | { is: 'rob'; seat: number; resource: Resource }
  | { is: 'raid'; seat: number; at: Spot; defense: number; points: number }
  | { is: 'buy'; location: LocationId; top: boolean }
  | { is: 'ship'; size: Size; points: number }
  | { is: 'adorn'; stone: number; iron: number }
  | { is: 'declare'; end: boolean }

export function meaningOf(question: string, value: Json, view: View): Meaning {
  if (value === 'end' || value === 'play-on') return { is: 'declare', end: value === 'end' }
  if (typeof value === 'string') return dealOf(value)
  const number = value as number
  if (number === DONE) return { is: 'done' }
  if (number === NONE) return { is: 'none' }
  switch (question) {
    case 'spend':
      return spendMeaning(number, view)
    case 'attack':
      return attackMeaning(number, view)
    case 'build':
      return buyMeaning(number, view)
    case 'adorn':
      return number === 0 ? { is: 'none' } : { is: 'adorn', stone: number >> 2, iron: number & 3 }
    case 'multiply':
      return { is: 'resource', resource: RESOURCES[number]! }
    case 'well':
      return number === 0 ? { is: 'none' } : { is: 'dice', dice: ROWS.filter((_, row) => number & (1 << row)) }
    case 'disturb':
      return disturbMeaning(number, view)
    case 'discard':
      return {
        is: 'card',
        location: view.display[number]!.location,
        top: view.solo !== null && number >= view.solo.rowSize,
      }
    default:
      return { is: 'spot', at: spotOf(view, view.active, number) }
  }
}

const spotOf = (view: View, seat: number, cell: number): Spot => ({
  cell: CELL_NAMES[cell]!,
  location: view.cities[seat]!.places[cell]!.location,
})

function dealOf(value: string): Meaning {
  if (value === NO_DEAL) return { is: 'none' }
  const { rate } = LOCATION['market-place'].ability as AbilityOf<'exchange'>
  return { is: 'deal', ...termsOf(value, rate) }
}

function disturbMeaning(row: number, view: View): Meaning {
  const seat = view.disturbed!
  const cell = cellOf(row, view.cities[seat]!.dice[row]!)
  return { is: 'disturb', seat, die: ROWS[row]!, at: spotOf(view, seat, cell) }
}

function spendMeaning(value: number, view: View): Meaning {
  const spending = spendingOf(value)!
  if (spending.act === 'glass') return { is: 'glass', effect: spending.effect }
  const die = ROWS[spending.die]!
  switch (spending.act) {
    case 'use':
      return {
        is: 'use',
        die,
        at: spotOf(view, view.active, cellOf(spending.die, view.cities[view.active]!.dice[spending.die]!)),
      }
    case 'reactivate':
      return { is: 'reactivate', die, at: spotOf(view, view.active, spending.cell) }
    case 'move':
      return {
        is: 'move',
        by: die,
        die: ROWS[rowOf(spending.cell)]!,
        to: spotOf(view, view.active, spending.cell),
      }
    default:
      return { is: spending.act, die }
  }
}

function attackMeaning(value: number, view: View): Meaning {
  const target = targetOf(value)!
  if (target.kind === 'bandit') {
    const { defense, points } = view.bandits[target.pile]!
    return { is: 'bandit', size: SIZES[target.pile]!, defense, points }
  }
  if (target.kind === 'stock') return { is: 'rob', seat: target.seat, resource: RESOURCES[target.resource]! }
  const { defense, points } = view.cities[target.seat]!.places[target.cell]!
  return { is: 'raid', seat: target.seat, at: spotOf(view, target.seat, target.cell), defense: defense ?? 0, points }
}

function buyMeaning(value: number, view: View): Meaning {
  const purchase = purchaseOf(value)!
  if (purchase.buy === 'location') return { is: 'buy', location: idOf(purchase.kind), top: purchase.top }
  return { is: 'ship', size: SIZES[purchase.pile]!, points: view.ships[purchase.pile]!.points }
}
