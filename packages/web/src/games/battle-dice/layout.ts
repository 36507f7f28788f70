/** What the board draws, and where. A test checks that every option has a place here. */
import { type Creature, type Fighter, PLACE_QUESTIONS, RACES, type Race, type View } from '@alea/battle-dice'
import { type Offer, type Seat, seatsFrom } from '@alea/engine'
import {
  ACTING_PLACE,
  diePlace,
  infirmaryPlace,
  lockerPlace,
  places,
  RESERVE_PLACE,
  slotPlace,
  stockPlace,
} from './places.ts'

export interface Pile {
  readonly race: Race
  readonly place: string
  readonly dice: readonly number[]
}

export interface Stand {
  readonly fighter: Fighter
  readonly place: string
  /** Its power is being used. */
  readonly acting: boolean
  /** Already picked for the power being used. */
  readonly chosen: boolean
  /** Fights for somebody who is not its owner. */
  readonly foreign: boolean
}

export interface Strip {
  readonly seat: Seat
  readonly gold: number
  readonly earning: number
  readonly value: number
  readonly locker: readonly Pile[]
  readonly arena: readonly Stand[]
  readonly infirmary: readonly Pile[]
}

export interface StockPile {
  readonly race: Race
  readonly place: string
  readonly left: number
  /** The die that is sold next: it moves to its buyer. */
  readonly next: number | undefined
}

export interface Layout {
  /** From the home seat on, in turn order. */
  readonly strips: readonly Strip[]
  readonly stock: readonly StockPile[]
}

export type Asked = Pick<Offer, 'name' | 'seat' | 'params'>

export function laidOut(view: View, home: Seat, asked: Asked | undefined): Layout {
  return {
    strips: seatsFrom(home, view.trainers.length).map((seat) => stripOf(view, seat, asked)),
    stock: view.stock.map(({ race, left, next }) => ({ race, left, place: stockPlace(race), next: next ?? undefined })),
  }
}

/** Rows begin short: dice that shrink with every creature sent would never look at rest. */
const USUAL_ROW = 4

/** How many dice must fit beside each other. */
export const longestRow = ({ strips }: Layout): number =>
  Math.max(USUAL_ROW, ...strips.map(({ arena }) => arena.length))

/** The names of all places there are. */
export const placesOf = ({ strips, stock }: Layout): ReadonlySet<string> =>
  new Set([
    ...stock.map(({ place }) => place),
    ...strips.flatMap(({ locker, arena, infirmary }) => [...locker, ...arena, ...infirmary].map(({ place }) => place)),
  ])

/** Whose strip must be in view to answer: one's own, if any option is there. */
export function seatToShow(layout: Layout, offer: Offer, view: View): Seat | undefined {
  const wanted = offer.options.flatMap(({ value }) => places(offer.name, value, view, offer.seat))
  const has = ({ locker, arena, infirmary }: Strip) =>
    [...locker, ...arena, ...infirmary].some(({ place }) => wanted.includes(place))
  return layout.strips.find(has)?.seat
}

/** Does the question ask for a place in the row? */
export const asksForPlace = ({ name }: Pick<Offer, 'name'>): boolean =>
  (PLACE_QUESTIONS as readonly string[]).includes(name)

/** The creature whose power is being used; only questions about a power have one. */
export const actingDie = (asked: Asked | undefined): number | undefined =>
  asked === undefined ? undefined : (asked.params as { die?: number } | null)?.die

function stripOf(view: View, seat: Seat, asked: Asked | undefined): Strip {
  const { gold, earning, value, locker, arena, infirmary } = view.trainers[seat]!
  const mine = asked?.seat === seat
  const called = mine && asked.name === 'reinforce' ? (asked.params as { race?: Race }).race : undefined
  const moving = mine && asksForPlace(asked)
  const acting = actingDie(asked)
  const placeOf = (die: number, index: number) => {
    if (moving) return slotPlace(seat, index + 1)
    return die === acting && asked?.name === 'keep' ? ACTING_PLACE : diePlace(die)
  }
  return {
    seat,
    gold,
    earning,
    value,
    locker: piles(locker, (race) => (race === called ? RESERVE_PLACE : lockerPlace(seat, race))),
    infirmary: piles(infirmary, (race) => infirmaryPlace(seat, race)),
    arena: arena.map((fighter, index) => ({
      fighter,
      place: placeOf(fighter.die, index),
      acting: fighter.die === acting,
      chosen: view.chosen.includes(fighter.die),
      foreign: fighter.owner !== seat,
    })),
  }
}

/** Outside the arena, creatures of one race are interchangeable: they lie together, cheapest first. */
const piles = (creatures: readonly Creature[], placeOf: (race: Race) => string): Pile[] =>
  RACES.flatMap((race) => {
    const dice = creatures.filter((creature) => creature.race === race).map(({ die }) => die)
    return dice.length === 0 ? [] : [{ race, place: placeOf(race), dice }]
  })
