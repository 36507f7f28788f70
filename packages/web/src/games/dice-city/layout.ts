/** What lies where: the board draws exactly this, so a test can ask whether an option has its place. */
import {
  type CellView,
  COLUMNS,
  LOCATION,
  type LocationId,
  type LocationType,
  type Piece,
  RESOURCES,
  type Resource,
  ROWS,
  type RowName,
  type View,
} from '@alea/dice-city'
import { type Offer, type Seat, seatsFrom } from '@alea/engine'
import {
  banditPlace,
  cellPlace,
  DECK_PLACE,
  disturbPlace,
  glassesPlace,
  HAND_PLACE,
  paidPlace,
  pilePlace,
  places,
  shipPlace,
  shownPlace,
  stockPlace,
} from './places.ts'

export interface Spot extends CellView {
  readonly place: string
  /** A die of the row stands here. */
  readonly die: boolean
  /** Its ability is being resolved. */
  readonly working: boolean
}

export interface Street {
  readonly row: RowName
  readonly index: number
  readonly complete: boolean
  /** The column of its die, or null once spent. */
  readonly die: number | null
  readonly spots: readonly Spot[]
}

export interface Stored {
  readonly resource: Resource
  readonly amount: number
  readonly place: string
}

export interface CityPlan {
  readonly seat: Seat
  readonly streets: readonly Street[]
  readonly stock: readonly Stored[]
  readonly hourglasses: number
  readonly glassesPlace: string
}

export interface Shown {
  readonly place: string
  readonly piece: Piece | null
  /** Named to leave the display. */
  readonly marked: boolean
}

export interface Layout {
  /** From the home seat on, in turn order. Any of them can be opened. */
  readonly cities: readonly CityPlan[]
  /** One row, or the two rows of a solo match, the upper one first. */
  readonly display: readonly (readonly Shown[])[]
  readonly deckPlace: string
  readonly piles: readonly {
    readonly place: string
    readonly location: LocationId
    readonly left: number
    readonly top: number | null
  }[]
  readonly bandits: readonly (View['bandits'][number] & { readonly place: string })[]
  readonly ships: readonly (View['ships'][number] & { readonly place: string })[]
  readonly hand: { readonly place: string; readonly piece: Piece } | undefined
}

export type Asked = Pick<Offer, 'name' | 'seat' | 'params'>

/** `payer`: the die picked to pay for what is pressed in the city of whoever is asked. */
export function laidOut(view: View, home: Seat, asked: Asked | undefined, payer: number | undefined): Layout {
  const shown = view.display.map((piece, i) => ({
    place: shownPlace(i),
    piece,
    marked: view.marked.includes(i),
  }))
  return {
    cities: seatsFrom(home, view.cities.length).map((seat) => planOf(view, seat, asked, payer)),
    display: view.solo ? [shown.slice(view.solo.rowSize), shown.slice(0, view.solo.rowSize)] : [shown],
    deckPlace: DECK_PLACE,
    piles: view.piles.map((pile) => ({ ...pile, place: pilePlace(pile.location) })),
    bandits: view.bandits.map((pile) => ({ ...pile, place: banditPlace(pile.size) })),
    ships: view.ships.map((pile) => ({ ...pile, place: shipPlace(pile.size) })),
    hand: view.hand ? { place: HAND_PLACE, piece: view.hand } : undefined,
  }
}

function planOf(view: View, seat: Seat, asked: Asked | undefined, payer: number | undefined): CityPlan {
  const city = view.cities[seat]!
  const disturbed = asked?.name === 'disturb' && (asked.params as { owner: Seat }).owner === seat
  const pays = asked?.seat === seat ? payer : undefined
  const placeOf = (cell: string, row: number, hasDie: boolean) => {
    if (disturbed && hasDie) return disturbPlace(ROWS[row]!)
    return pays === undefined ? cellPlace(seat, cell) : paidPlace(ROWS[pays]!, cell)
  }
  return {
    seat,
    streets: ROWS.map((row, index) => ({
      row,
      index,
      complete: city.completeRows.includes(row),
      die: city.dice[index]!,
      spots: city.places.slice(index * COLUMNS, (index + 1) * COLUMNS).map((spot, i) => {
        const die = city.dice[index] === i + 1
        return {
          ...spot,
          die,
          place: placeOf(spot.cell, index, die),
          working: seat === view.active && view.working === spot.cell,
        }
      }),
    })),
    stock: RESOURCES.map((resource, i) => ({ resource, amount: city.stock[i]!, place: stockPlace(seat, resource) })),
    hourglasses: city.hourglasses,
    glassesPlace: glassesPlace(seat),
  }
}

const placesOfCity = ({ streets, stock, glassesPlace: glasses }: CityPlan): string[] => [
  ...streets.flatMap(({ spots }) => spots.map(({ place }) => place)),
  ...stock.map(({ place }) => place),
  glasses,
]

const placesOfMarket = ({ display, deckPlace, piles, bandits, ships, hand }: Layout): string[] => [
  ...display.flat().map(({ place }) => place),
  deckPlace,
  ...[...piles, ...bandits, ...ships].map(({ place }) => place),
  ...(hand ? [hand.place] : []),
]

/** The names of all places there are, in whichever city is open. */
export const placesOf = (layout: Layout): ReadonlySet<string> =>
  new Set([...layout.cities.flatMap(placesOfCity), ...placesOfMarket(layout)])

/** What one must see to answer: a city, or the market. */
export type Scene = { readonly city: Seat } | 'market'

export function sceneOf(layout: Layout, offer: Offer, view: View): Scene | undefined {
  if (offer.name === 'spend' || offer.name === 'well') return { city: offer.seat }
  const wanted = new Set(offer.options.flatMap(({ value }) => places(offer.name, value, view, offer.seat)))
  const city = layout.cities.find((plan) => placesOfCity(plan).some((place) => wanted.has(place)))
  if (city) return { city: city.seat }
  return placesOfMarket(layout).some((place) => wanted.has(place)) ? 'market' : undefined
}

/** How many options lie in a city. */
export function targetsIn(plan: CityPlan, offer: Offer, view: View): number {
  const here = new Set(placesOfCity(plan))
  return offer.options.filter(({ value }) =>
    places(offer.name, value, view, offer.seat).some((place) => here.has(place)),
  ).length
}

/** Whether something on the market is offered. */
export function isMarketOpen(layout: Layout, offer: Offer, view: View): boolean {
  const here = new Set(placesOfMarket(layout))
  return offer.options.some(({ value }) => places(offer.name, value, view, offer.seat).some((place) => here.has(place)))
}

export const typeOf = (location: LocationId): LocationType => LOCATION[location].type
