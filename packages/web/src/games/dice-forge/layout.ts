/** What the board draws, and where. A test checks that every option has a place here. */
import {
  type BoarColour,
  CARDS,
  type CardId,
  FACES,
  HOME,
  RESOURCES,
  type Resource,
  SIDES,
  TOKENS,
  type Token,
  type View,
} from '@alea/dice-forge'
import { type Seat, seatsFrom } from '@alea/engine'
import {
  appliedPlace,
  cardPlace,
  cellPlace,
  diePlace,
  facePlace,
  hammerPlace,
  heroPlace,
  pilePlace,
  tokenPlace,
  trackPlace,
} from './places.ts'

type HeroView = View['heroes'][number]
type PileView = View['islands'][number]['piles'][number]

export interface Pile extends PileView {
  readonly place: string
  /** The card on top: it moves to whoever takes it. */
  readonly next: number | undefined
}

export interface Island {
  readonly island: number
  readonly hero: Seat | undefined
  readonly piles: readonly Pile[]
}

export interface Stack {
  readonly face: string
  readonly place: string
  readonly left: number
  /** The piece that is taken next. */
  readonly next: number | undefined
  /** Already bought in the offering under way: one of each. */
  readonly bought: boolean
}

export interface Pool {
  /** Of the gardens: nothing. */
  readonly price: number | undefined
  readonly stacks: readonly Stack[]
}

export interface Cell {
  readonly piece: number
  readonly face: string
  readonly place: string
}

export interface ForgedDie {
  readonly die: HeroView['dice'][number]['die']
  readonly place: string
  readonly shown: number
  readonly cells: readonly Cell[]
}

export interface Line {
  readonly resource: Resource
  readonly place: string
  readonly value: number
  /** Glory has none. */
  readonly cap: number | undefined
}

export interface Holding {
  readonly card: CardId
  readonly place: string
  readonly pieces: readonly number[]
  /** Colours of boars. */
  readonly colours: readonly BoarColour[]
  /** How many may still be called in this turn. */
  readonly ready: number
}

export interface TokenPile {
  readonly token: Token
  readonly place: string
  readonly count: number
}

export interface Inventory {
  readonly seat: Seat
  readonly place: string
  readonly hero: HeroView
  readonly lines: readonly Line[]
  readonly dice: readonly ForgedDie[]
  readonly cards: readonly Holding[]
  readonly tokens: readonly TokenPile[]
  readonly hammer:
    | {
        readonly place: string
        readonly pass: number
        readonly space: number
        readonly spaces: number
        readonly cards: number
      }
    | undefined
  /** The faces this player is applying now, and whether each is still to come. */
  readonly applied: readonly { readonly face: string; readonly place: string; readonly waiting: boolean }[]
  readonly losing: boolean
}

export interface Layout {
  readonly islands: readonly Island[]
  /** Pawns not on any island. */
  readonly atHome: readonly Seat[]
  readonly sanctuary: readonly Pool[]
  readonly gardens: readonly Pool[]
  /** From the home seat on, in turn order. */
  readonly inventories: readonly Inventory[]
}

export function laidOut(view: View, home: Seat): Layout {
  return {
    islands: view.islands.map(({ island, hero, piles }) => ({
      island,
      hero: hero ?? undefined,
      piles: piles.map((pile) => ({ ...pile, place: pilePlace(pile.card), next: pile.pieces[0] })),
    })),
    atHome: view.heroes.flatMap(({ seat, island }) => (island === HOME ? [seat] : [])),
    sanctuary: view.sanctuary.map(({ price, faces }, at) => ({
      price,
      stacks: stacksOf(view, faces, ({ pool }) => pool === at),
    })),
    gardens: view.gardens.map(({ faces }, at) => ({
      price: undefined,
      stacks: stacksOf(view, faces, ({ garden }) => garden === at),
    })),
    inventories: seatsFrom(home, view.heroes.length).map((seat) => inventoryOf(view, seat)),
  }
}

/** Every kind a pool can hold, even if none is left, so that one can ask why it cannot be bought. The last piece is taken first. */
const stacksOf = (
  { offered }: View,
  present: readonly { readonly piece: number; readonly face: string }[],
  belongs: (face: (typeof FACES)[number]) => boolean,
): Stack[] =>
  FACES.filter(belongs).map(({ id }) => {
    const pieces = present.filter(({ face }) => face === id)
    return {
      face: id,
      place: facePlace(id),
      left: pieces.length,
      next: pieces.at(-1)?.piece,
      bought: offered.includes(id),
    }
  })

function inventoryOf(view: View, seat: Seat): Inventory {
  const hero = view.heroes[seat]!
  const { caps, tokens, hammer } = hero
  return {
    seat,
    hero,
    place: heroPlace(seat),
    lines: RESOURCES.map((resource) => ({
      resource,
      place: trackPlace(seat, resource),
      value: hero[resource],
      cap: resource === 'glory' ? undefined : resource === 'gold' ? caps.gold : caps.shards,
    })),
    dice: hero.dice.map(({ die, faces, shown }, at) => ({
      die,
      shown,
      place: diePlace(seat, die),
      cells: faces.map(({ piece, face }, i) => ({ piece, face, place: cellPlace(seat, at * SIDES + i) })),
    })),
    cards: holdings(view, hero),
    tokens: TOKENS.flatMap((token) =>
      tokens[token] > 0 ? [{ token, count: tokens[token], place: tokenPlace(seat, token) }] : [],
    ),
    hammer: hammer === null ? undefined : { ...hammer, place: hammerPlace(seat) },
    ...appliedBy(view, seat),
  }
}

/** Equal cards lie together, in the order in which the first of each was taken. */
const holdings = ({ ready }: View, { seat, cards }: HeroView): Holding[] =>
  [...new Set(cards.map(({ card }) => card))].map((id) => {
    const own = cards.filter(({ card }) => card === id)
    return {
      card: id,
      place: cardPlace(seat, id),
      pieces: own.map(({ piece }) => piece),
      colours: own.flatMap(({ colour }) => colour ?? []),
      ready: own.filter(({ piece }) => ready.includes(piece)).length,
    }
  })

/** The innermost roll being applied, if it is this player's. */
function appliedBy(view: View, seat: Seat): Pick<Inventory, 'applied' | 'losing'> {
  const last = view.applying.findLast((one) => one.seat === seat)
  if (!last) return { applied: [], losing: false }
  return {
    losing: last.losing,
    applied: last.faces.map((face) => ({
      face,
      place: appliedPlace(seat, face),
      waiting: last.waiting.includes(face),
    })),
  }
}

/** Has the card something to do after it was taken? */
export const lasts = (card: CardId): boolean => {
  const facts = CARDS.find(({ id }) => id === card)
  return facts?.reinforcement !== undefined || facts?.ousting !== undefined || facts?.boar !== undefined
}
