/** The vocabulary of Dice City: what lies on the table, and small questions about it. */
import type { BySeat, Running, Seat } from '@alea/engine'
import { CELLS, type Cell, COLUMNS, ROW_BITS, ROWS, type Row, rowStart } from './content/board.ts'
import { BANDITS, banditPiles, SHIPS, shipPiles } from './content/bounties.ts'
import {
  type Card,
  DECK,
  DECK_SIZE,
  type Kind,
  kindOfCard,
  LOCATIONS,
  PILE_SIZE,
  PILES,
  PRINTED_KIND,
} from './content/cards.ts'
import { type Level, ROW_SIZE, raised } from './content/solo.ts'

export interface City {
  /** The card on each cell, or NO_CARD where the printed location shows. */
  cells: Card[]
  /** Deactivated cells, as bits. */
  off: number
  /** The column of each row's die, or SPENT. */
  dice: number[]
  /** Wood, stone, iron. */
  stock: number[]
  hourglasses: number
  /** Victory point tokens, face down. */
  points: number
}

export interface DiceCity extends Running {
  /** Cards in a row of the solo display; 0 where several play. */
  rowSize: number
  /** What a solo player must score. */
  target: number
  /** May a solo player refresh the display, and how many cards came that way instead of in a row? */
  soloRefresh: boolean
  replaced: number
  /** Do everybody's point tokens, bandits and ships lie face up? */
  openPoints: boolean
  /** May the owner of two full rows decline to end the match? */
  rowsDeclared: boolean
  /** [DC-9.8] The round that is the last in any case. */
  roundLimit: number
  round: number
  /** Whom the table named as the first player. */
  named?: Seat | undefined
  first: Seat
  active: Seat

  /** This turn: strength for any attack, and for bandits only. */
  strength: number
  watch: number
  /** This turn: uses of army locations, and what the Blacksmith, the Mint and the Training Camp add. */
  armies: number
  forged: number
  minted: number
  trained: number
  passed: boolean
  refreshed: boolean

  /** The last one is on top. */
  deck: Card[]
  /** By place; NO_CARD where one was not replaced. Solo: the bottom row, then the top row. */
  display: Card[]
  /** Location cards out of the game. */
  discards: number
  /** Cards left of the four piles. */
  piles: number[]
  /** Who took each card of each pile of bandits and ships, in order. */
  bandits: Seat[][]
  ships: Seat[][]
  cities: BySeat<City>

  /** Why this round is the last. */
  ending?: End
  ended: boolean
}

export const ENDS = ['bandits', 'ships', 'deck', 'rows', 'round-limit', 'goal', 'no-goal'] as const
export type End = (typeof ENDS)[number]

export const NO_CARD = -1
export const SPENT = 0
/** A bounty card set aside by a scenario: gone, and nobody's. */
export const NOBODY = -1
export const DISPLAY_SIZE = 8

export const isSolo = (g: DiceCity): boolean => g.rowSize > 0

/** The upper of the two rows of a solo display. */
export const isTopRow = ({ rowSize }: DiceCity, place: number): boolean => rowSize > 0 && place >= rowSize

/** Turns of a solo match: one for each row of cards, including a short one at the end. */
export const soloTurns = ({ rowSize, replaced }: DiceCity): number => Math.ceil((DECK_SIZE - replaced) / rowSize)

/** [DC-11.6] A win raises the goal of the next match. */
export const nextTarget = ({ ending, target }: DiceCity): number => (ending === 'goal' ? raised(target) : target)

export const cityOf = (g: DiceCity, seat: Seat): City => g.cities[seat]!
export const activeCity = (g: DiceCity): City => g.cities[g.active]!

/** What is in play on a cell: the card, or else what is printed. */
export function kindAt(city: City, cell: Cell): Kind {
  const card = city.cells[cell]!
  return card === NO_CARD ? PRINTED_KIND[cell]! : kindOfCard(card)
}

export const isOff = (city: City, cell: Cell): boolean => (city.off & (1 << cell)) !== 0
export const hasCard = (city: City, cell: Cell): boolean => city.cells[cell] !== NO_CARD

/** Active, with an ability that a die or a copying location can use. */
export const isUsable = (city: City, cell: Cell): boolean =>
  !isOff(city, cell) && LOCATIONS[kindAt(city, cell)]!.ability !== undefined

/** [DC-5.20] Walls shelter the other cards of their row while they are active. */
export function defenseAt(city: City, cell: Cell): number {
  let defense = LOCATIONS[kindAt(city, cell)]!.defense ?? 0
  const start = rowStart(cell)
  for (let other = start; other < start + COLUMNS; other++)
    if (other !== cell && !isOff(city, other)) defense += LOCATIONS[kindAt(city, other)]!.shelters ?? 0
  return defense
}

// By kind, as plain lists: locations are objects of many shapes, and bots ask this of every cell of every city they imagine.
const POINTS: readonly number[] = LOCATIONS.map(({ points }) => (typeof points === 'number' ? points : 0))
const COUNTS_ROW: readonly boolean[] = LOCATIONS.map(({ points }) => points === 'cultural-row')
const IS_CULTURAL: readonly boolean[] = LOCATIONS.map(({ type }) => type === 'cultural')

/** What the location on a cell is worth now; a printed one is worth nothing. */
export function pointsAt(city: City, cell: Cell): number {
  const kind = kindAt(city, cell)
  return COUNTS_ROW[kind] ? culturalOnRow(city, cell) : POINTS[kind]!
}

function culturalOnRow(city: City, cell: Cell): number {
  const start = rowStart(cell)
  let count = 0
  for (let other = start; other < start + COLUMNS; other++) if (IS_CULTURAL[kindAt(city, other)]) count++
  return count
}

export const banditDefense = (g: DiceCity, pile: number): number => Math.max(1, BANDITS[pile]!.defense - g.trained)

export const banditsLeft = (g: DiceCity, pile: number): number =>
  banditPiles(g.cities.length)[pile]! - g.bandits[pile]!.length
export const shipsLeft = (g: DiceCity, pile: number): number =>
  shipPiles(g.cities.length)[pile]! - g.ships[pile]!.length

/** Rows whose six cells all hold cards, none of them deactivated. */
export function completeRows(city: City): Row[] {
  const rows: Row[] = []
  for (let row = 0; row < ROWS.length; row++) if (isComplete(city, row)) rows.push(row)
  return rows
}

function isComplete(city: City, row: Row): boolean {
  if (city.off & ROW_BITS[row]!) return false
  for (let cell = row * COLUMNS; cell < (row + 1) * COLUMNS; cell++) if (city.cells[cell] === NO_CARD) return false
  return true
}

export const locationCards = (city: City): number =>
  city.cells.reduce((count, card) => (card === NO_CARD ? count : count + 1), 0)

/** Points of all location cards, active or not. */
export function cityPoints(city: City): number {
  let sum = 0
  for (let cell = 0; cell < CELLS; cell++) if (city.cells[cell] !== NO_CARD) sum += pointsAt(city, cell)
  return sum
}

/** Points of the bandits and ships a player took. */
export function bountyPoints(g: DiceCity, seat: Seat): number {
  let sum = 0
  for (let pile = 0; pile < 3; pile++) {
    for (const owner of g.bandits[pile]!) if (owner === seat) sum += BANDITS[pile]!.points
    for (const owner of g.ships[pile]!) if (owner === seat) sum += SHIPS[pile]!.points
  }
  return sum
}

export const scoreOf = (g: DiceCity, seat: Seat): number =>
  cityOf(g, seat).points + bountyPoints(g, seat) + cityPoints(cityOf(g, seat))

export const canPay = (stock: readonly number[], cost: readonly number[]): boolean =>
  stock[0]! >= cost[0]! && stock[1]! >= cost[1]! && stock[2]! >= cost[2]!

export function pay(stock: number[], cost: readonly number[]): void {
  for (let i = 0; i < 3; i++) stock[i]! -= cost[i]!
}

export interface TableRules {
  readonly level: Level
  readonly target: number
  readonly soloRefresh: boolean
  readonly openPoints: boolean
  readonly rowsDeclared: boolean
  readonly roundLimit: number
  readonly named: Seat | undefined
}

/** The table before the deck is shuffled and the dice are rolled. */
export function setup(
  seats: number,
  { level, target, soloRefresh, openPoints, rowsDeclared, roundLimit, named }: TableRules,
): Omit<DiceCity, 'stack'> {
  const rowSize = seats === 1 ? ROW_SIZE[level] : 0
  return {
    rowSize,
    target,
    soloRefresh,
    replaced: 0,
    openPoints,
    rowsDeclared,
    roundLimit,
    round: 0,
    named,
    first: 0,
    active: 0,
    strength: 0,
    watch: 0,
    armies: 0,
    forged: 0,
    minted: 0,
    trained: 0,
    passed: false,
    refreshed: false,
    deck: [...DECK],
    display: Array<Card>(rowSize > 0 ? 2 * rowSize : DISPLAY_SIZE).fill(NO_CARD),
    discards: 0,
    piles: Array<number>(PILES).fill(PILE_SIZE),
    bandits: [[], [], []],
    ships: [[], [], []],
    cities: Array.from({ length: seats }, () => ({
      cells: Array<Card>(CELLS).fill(NO_CARD),
      off: 0,
      dice: Array<number>(ROWS.length).fill(SPENT),
      stock: [0, 0, 0],
      hourglasses: 0,
      points: 0,
    })),
    ended: false,
  }
}
