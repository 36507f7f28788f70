/** The state of a match of Dice Forge, and small functions that read or change it. */
import { type BySeat, type Running, type Seat, seatsFrom } from '@alea/engine'
import { CARDS, type Card, type CardPiece, cardOn } from './content/cards.ts'
import { CHEST, HAMMER, RESERVE } from './content/effects.ts'
import { FACES, type Face, faceOn, type Piece, POOLS, startingPieces, templePiece } from './content/faces.ts'
import { drawnIn, HOME, type Island, SLOTS, type Slot, setsOf } from './content/islands.ts'

/** A player. Only numbers and lists of numbers, because bots copy the state very often. */
export interface Hero {
  gold: number
  sun: number
  moon: number
  glory: number
  /** Twelve pieces: six of the light die, then six of the dark one. */
  dice: Piece[]
  /** The place of the displayed face of each die, from 0 to 11. */
  shown: number[]
  /** Faces replaced: as many as were forged. */
  discarded: Piece[]
  /** The face in hand, about to be forged, or NO_PIECE. */
  forging: Piece
  cards: CardPiece[]
  chests: number
  /** Hammer cards not yet finished, and the spaces covered on the current one, both passes together. */
  hammers: number
  struck: number
  cerberus: number
  triton: number
  island: Island
}

export interface DiceForge extends Running {
  round: number
  /** Whom the table named as the first player. */
  named?: Seat | undefined
  /** Who begins every round. */
  first: Seat
  active: Seat
  heroes: BySeat<Hero>
  /** The piles whose set of cards is drawn at random before the first turn. */
  drawn: Slot[]
  /** [DF-5.5] May a mirror reach one's own dice through an opponent's mirror? */
  reflection: boolean
  /** The set of cards of each pile, and how many are left. */
  sets: Card[]
  left: number[]
  /** How many of each face are in the temple. */
  stock: number[]
  /** Faces out of this match. */
  box: Piece[]
  ended?: End
}

export type End = 'last-round'

export const NO_PIECE = -1
export const DICE = ['light', 'dark'] as const
export type Die = (typeof DICE)[number]
export const LIGHT_DIE = 0
export const DARK_DIE = 1
export const SIDES = 6

export const heroOf = (g: DiceForge, seat: Seat): Hero => g.heroes[seat]!
export const turnOrder = (g: DiceForge): Seat[] => seatsFrom(g.active, g.heroes.length)

/** From 0: how many play before this seat in a round. */
export const placeInRound = (g: DiceForge, seat: Seat): number => (seat - g.first + g.heroes.length) % g.heroes.length

export const roundsFor = (seats: number): number => (seats === 3 ? 10 : 9)

export const goldCap = (hero: Hero): number => RESERVE.gold + CHEST.gold * hero.chests
export const shardCap = (hero: Hero): number => RESERVE.shards + CHEST.shards * hero.chests

/** The face a die shows. */
export const shownOn = (hero: Hero, die: number): Face => faceOn(hero.dice[hero.shown[die]!]!)

/** How much gold the open hammers can still take. */
export const hammerRoom = (hero: Hero): number =>
  hero.hammers === 0 ? 0 : hero.hammers * HAMMER.spaces * 2 - hero.struck

export const printedGlory = (hero: Hero): number => {
  let sum = 0
  for (const piece of hero.cards) sum += CARDS[cardOn(piece)]!.glory
  return sum
}
export const scoreOf = (hero: Hero): number => hero.glory + printedGlory(hero)

export const countOf = (hero: Hero, card: Card): number => {
  let count = 0
  for (const piece of hero.cards) if (cardOn(piece) === card) count++
  return count
}

/** Takes a face out of the temple. */
export function takeFace(g: DiceForge, face: Face): Piece {
  const left = --g.stock[face]!
  return templePiece(face, left)
}

const POOL_SIZE = 4
const DUEL_POOL_SIZE = 2
const FIRST_GOLD = 3

/** [DF-2.5] The first player has the most. */
export function begin(g: Pick<DiceForge, 'first' | 'active' | 'heroes'>, first: Seat): void {
  g.first = g.active = first
  for (const [place, seat] of seatsFrom(first, g.heroes.length).entries()) g.heroes[seat]!.gold = FIRST_GOLD - place
}

/** The table before anything is drawn at random. */
export function setup(seats: number, cards: string, reflection: boolean, named?: Seat): Omit<DiceForge, 'stack'> {
  const stock = FACES.map(({ copies }) => copies)
  const box: Piece[] = []
  // [DF-2.3] Where the faces of a pool differ, those that go are drawn later.
  if (seats === 2)
    for (const [face, { pool, copies }] of FACES.entries())
      while (pool !== undefined && copies === POOL_SIZE && stock[face]! > DUEL_POOL_SIZE)
        box.push(templePiece(face, --stock[face]!))
  const g = {
    round: 1,
    named,
    first: 0,
    active: 0,
    heroes: Array.from({ length: seats }, (_, seat) => newHero(seat)),
    drawn: drawnIn(cards),
    reflection,
    sets: setsOf(cards),
    left: SLOTS.map(() => seats),
    stock,
    box,
  }
  begin(g, 0)
  return g
}

const newHero = (seat: Seat): Hero => ({
  gold: 0,
  sun: 0,
  moon: 0,
  glory: 0,
  dice: startingPieces(seat),
  shown: [0, SIDES],
  discarded: [],
  forging: NO_PIECE,
  cards: [],
  chests: 0,
  hammers: 0,
  struck: 0,
  cerberus: 0,
  triton: 0,
  island: HOME,
})

/** By pool: its faces where all four differ. */
export const MIXED: readonly (readonly Face[])[] = POOLS.map((_, pool) =>
  FACES.flatMap((facts, face) => (facts.pool === pool && facts.copies === 1 ? [face] : [])),
)
export const MIXED_POOLS: readonly number[] = POOLS.flatMap((_, pool) => (MIXED[pool]!.length > 0 ? [pool] : []))
