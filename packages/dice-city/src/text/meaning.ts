/** What an option means to people: a choice with its cells, dice and cards named from the view. */
import type { Json, Seat } from '@alea/engine'
import type { AbilityOf } from '../abilities/verbs.ts'
import { type Choice, choiceOf } from '../choice.ts'
import { CELL_NAMES, type Cell, cellOf, ROWS, type RowName, rowOf } from '../content/board.ts'
import { SHIPS, SIZES, type Size } from '../content/bounties.ts'
import { idOf } from '../content/cards.ts'
import { LOCATION, type LocationId } from '../content/locations.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import { type Adornment, type GlassEffect, termsOf } from '../notation.ts'
import type { View } from '../view.ts'

/** A cell named for people: `R5`, and what is there. */
export interface NamedCell {
  readonly cell: string
  readonly location: LocationId
}

export type Meaning =
  | Extract<Choice, { act: 'done' | 'none' | 'declare' }>
  | { readonly act: 'use' | 'reactivate'; readonly die: RowName; readonly at: NamedCell }
  | { readonly act: 'pass' | 'refresh' | 'idle'; readonly die: RowName }
  | { readonly act: 'move'; readonly by: RowName; readonly die: RowName; readonly to: NamedCell }
  | { readonly act: 'glass'; readonly effect: GlassEffect }
  | { readonly act: 'bandit'; readonly size: Size; readonly defense: number; readonly points: number }
  | { readonly act: 'rob'; readonly seat: Seat; readonly resource: Resource }
  | {
      readonly act: 'raid'
      readonly seat: Seat
      readonly at: NamedCell
      readonly defense: number
      readonly points: number
    }
  /** `top`: in the upper row of the solo display. */
  | { readonly act: 'buy'; readonly location: LocationId; readonly cost: readonly number[]; readonly top: boolean }
  | { readonly act: 'ship'; readonly size: Size; readonly cost: readonly number[]; readonly points: number }
  | { readonly act: 'copy' | 'ride' | 'recruit' | 'site'; readonly at: NamedCell }
  | { readonly act: 'exchange'; readonly paid: readonly number[]; readonly got: readonly number[] }
  | {
      readonly act: 'multiply'
      readonly resource: Resource
      readonly paid: readonly number[]
      readonly got: readonly number[]
    }
  | { readonly act: 'well'; readonly dice: readonly RowName[] }
  | { readonly act: 'disturb'; readonly seat: Seat; readonly die: RowName; readonly at: NamedCell }
  | { readonly act: 'discard'; readonly location: LocationId; readonly top: boolean }
  | ({ readonly act: 'adorn' } & Adornment)

export function meaningOf(question: string, value: Json, view: View): Meaning {
  const choice = choiceOf(question, value)
  switch (choice.act) {
    case 'done':
    case 'none':
    case 'declare':
    case 'glass':
    case 'adorn':
      return choice
    case 'use':
      return { act: 'use', die: ROWS[choice.die]!, at: under(view, view.active, choice.die) }
    case 'pass':
    case 'refresh':
    case 'idle':
      return { act: choice.act, die: ROWS[choice.die]! }
    case 'reactivate':
      return { act: 'reactivate', die: ROWS[choice.die]!, at: named(view, view.active, choice.cell) }
    case 'move':
      return {
        act: 'move',
        by: ROWS[choice.die]!,
        die: ROWS[rowOf(choice.cell)]!,
        to: named(view, view.active, choice.cell),
      }
    case 'bandit': {
      const { size, defense, points } = view.bandits[choice.pile]!
      return { act: 'bandit', size, defense, points }
    }
    case 'rob':
      return { act: 'rob', seat: choice.seat, resource: RESOURCES[choice.resource]! }
    case 'raid': {
      const { defense, points } = view.cities[choice.seat]!.places[choice.cell]!
      const at = named(view, choice.seat, choice.cell)
      return { act: 'raid', seat: choice.seat, at, defense: defense ?? 0, points }
    }
    case 'buy': {
      const location = idOf(choice.kind)
      return { act: 'buy', location, cost: LOCATION[location].cost ?? [], top: choice.top }
    }
    case 'ship':
      return {
        act: 'ship',
        size: SIZES[choice.pile]!,
        cost: SHIPS[choice.pile]!.cost,
        points: SHIPS[choice.pile]!.points,
      }
    case 'copy':
    case 'ride':
    case 'recruit':
    case 'site':
      return { act: choice.act, at: named(view, view.active, choice.cell) }
    case 'exchange':
      return { act: 'exchange', ...termsOf(choice.deal, EXCHANGE.rate) }
    case 'multiply':
      return {
        act: 'multiply',
        resource: RESOURCES[choice.resource]!,
        paid: RESOURCES.map((_, resource) => (resource === choice.resource ? MULTIPLY.pay : 0)),
        got: RESOURCES.map((_, resource) => (resource === choice.resource ? MULTIPLY.get : 0)),
      }
    case 'well':
      return { act: 'well', dice: choice.dice.map((die) => ROWS[die]!) }
    case 'disturb': {
      const seat = view.disturbed!
      return { act: 'disturb', seat, die: ROWS[choice.die]!, at: under(view, seat, choice.die) }
    }
    case 'discard': {
      const { location } = view.display[choice.shown]!
      return { act: 'discard', location, top: isTopRow(view, choice.shown) }
    }
  }
}

const MULTIPLY = LOCATION.storehouse.ability as AbilityOf<'multiply'>
const EXCHANGE = LOCATION['market-place'].ability as AbilityOf<'exchange'>

const named = (view: View, seat: Seat, cell: Cell): NamedCell => ({
  cell: CELL_NAMES[cell]!,
  location: view.cities[seat]!.places[cell]!.location,
})

/** The cell a die stands on. */
const under = (view: View, seat: Seat, die: number): NamedCell =>
  named(view, seat, cellOf(die, view.cities[seat]!.dice[die]!))

/** Is this place of the display in the upper row of a solo match? */
export const isTopRow = ({ solo }: View, shown: number): boolean => solo !== null && shown >= solo.rowSize
