import { frameOf, innermost, isOf, isRunning, type Seat, type Viewer } from '@alea/engine'
import { CELL_NAMES, type Cell, ROWS, type RowName } from './content/board.ts'
import { BANDITS, banditPiles, SHIPS, SIZES, type Size, shipPiles } from './content/bounties.ts'
import { type Card, idOf, PILES, pileCard } from './content/cards.ts'
import type { LocationId } from './content/locations.ts'
import { type Piece, piece } from './events.ts'
import { build } from './rules/build.ts'
import { progress } from './rules/ending.ts'
import { reroll, rerollWithOthers, rowsIn } from './rules/follow/dice.ts'
import { disturb } from './rules/follow/disturb.ts'
import { ABILITIES } from './rules/follow/follow.ts'
import { refresh } from './rules/follow/refresh.ts'
import { PHASE_FLOWS, type Phase } from './rules/match.ts'
import {
  banditDefense,
  banditsLeft,
  bountyPoints,
  type City,
  cityPoints,
  completeRows,
  type DiceCity,
  defenseAt,
  hasCard,
  isOff,
  isSolo,
  kindAt,
  locationCards,
  NO_CARD,
  nextTarget,
  pointsAt,
  SPENT,
  scoreOf,
  shipsLeft,
  soloTurns,
} from './state.ts'

/** One cell of a city. */
export interface CellView {
  /** `R5` */
  readonly cell: string
  /** What is in play here: the card's location, or the printed one. */
  readonly location: LocationId
  /** The number of the card, the same wherever it goes; null where the printed location shows. */
  readonly card: Card | null
  readonly off: boolean
  /** As it is now, including walls; null for what cannot be attacked. */
  readonly defense: number | null
  readonly points: number
}

export const view = (g: DiceCity, viewer: Viewer) => ({
  round: g.round,
  /** The last round in any case. */
  roundLimit: g.roundLimit,
  first: g.first,
  active: g.active,
  step: phaseOf(g),
  turn: {
    strength: g.strength,
    banditStrength: g.watch,
    armies: g.armies,
    forged: g.forged,
    minted: g.minted,
    trained: g.trained,
    passed: g.passed,
    refreshed: g.refreshed,
  },
  cities: g.cities.map((city, seat) => cityView(g, city, seat, knowsPoints(g, seat, viewer))),
  display: g.display.map((card) => (card === NO_CARD ? null : piece(card))),
  deck: g.deck.length,
  discards: g.discards,
  piles: Array.from({ length: PILES }, (_, pile) => ({
    location: idOf(pile),
    left: g.piles[pile]!,
    top: g.piles[pile]! > 0 ? pileCard(pile, g.piles[pile]!) : null,
  })),
  /** `left` is null where they never run out. */
  bandits: BANDITS.map(({ points }, pile) => ({
    size: SIZES[pile]!,
    points,
    defense: banditDefense(g, pile),
    left: isSolo(g) ? null : banditsLeft(g, pile),
    of: banditPiles(g.cities.length)[pile]!,
  })),
  ships: SHIPS.map(({ points, cost }, pile) => ({
    size: SIZES[pile]!,
    points,
    cost: [...cost],
    left: isSolo(g) ? null : shipsLeft(g, pile),
    of: shipPiles(g.cities.length)[pile]!,
  })),
  solo: isSolo(g) ? soloView(g) : null,
  /** What is under way: the card paid for but not yet laid, cards marked for discarding, the location being used,
   *  whose die is being chosen to disturb, dice about to be rolled again. */
  hand: handOf(g),
  marked: markedOf(g),
  working: workingOf(g),
  disturbed: disturbedOf(g),
  rolling: rollingOf(g),
  /** How near each end of the match is; at `of` the last round begins. */
  endings: progress(g),
  ending: g.ending ?? null,
  ended: g.ended,
})
export type View = ReturnType<typeof view>

const knowsPoints = (g: DiceCity, seat: Seat, viewer: Viewer): boolean => g.openPoints || g.ended || seat === viewer

function cityView(g: DiceCity, city: City, seat: Seat, knows: boolean) {
  return {
    seat,
    places: CELL_NAMES.map((_, cell) => cellView(city, cell)),
    /** The column of each die, white first; null once spent. */
    dice: city.dice.map((column) => (column === SPENT ? null : column)),
    stock: [...city.stock],
    hourglasses: city.hourglasses,
    /** Point tokens and the whole score: null while they are face down. */
    points: knows ? city.points : null,
    score: knows ? scoreOf(g, seat) : null,
    /** Points of bandits and ships, and the cards themselves: null while they are face down; everybody can count them. */
    bountyPoints: knows ? bountyPoints(g, seat) : null,
    bandits: takenBy(g.bandits, seat, knows),
    ships: takenBy(g.ships, seat, knows),
    cityPoints: cityPoints(city),
    cards: locationCards(city),
    completeRows: completeRows(city).map((row) => ROWS[row]!),
  }
}

function cellView(city: City, cell: Cell): CellView {
  const card = city.cells[cell]!
  const isBuilt = hasCard(city, cell)
  return {
    cell: CELL_NAMES[cell]!,
    location: idOf(kindAt(city, cell)),
    card: isBuilt ? card : null,
    off: isOff(city, cell),
    defense: isBuilt ? defenseAt(city, cell) : null,
    points: pointsAt(city, cell),
  }
}

const takenBy = (piles: readonly (readonly Seat[])[], seat: Seat, knows: boolean): (Size | null)[] =>
  piles.flatMap((owners, pile) => owners.filter((owner) => owner === seat).map(() => (knows ? SIZES[pile]! : null)))

const soloView = (g: DiceCity) => ({
  rowSize: g.rowSize,
  turns: soloTurns(g),
  target: g.target,
  nextTarget: nextTarget(g),
})

const PHASES = Object.keys(PHASE_FLOWS) as readonly Phase[]
export const phaseOf = (g: DiceCity): Phase | null =>
  PHASES.find((phase) => isRunning<DiceCity, object>(g, PHASE_FLOWS[phase])) ?? null

function handOf(g: DiceCity): Piece | null {
  const card = frameOf(g, build)?.vars.card ?? NO_CARD
  return card === NO_CARD ? null : piece(card)
}

const markedOf = (g: DiceCity): number[] => [...(frameOf(g, refresh)?.vars.chosen ?? [])]

function workingOf(g: DiceCity): string | null {
  const frame = innermost(g)
  for (const ability of Object.values(ABILITIES)) if (isOf(frame, ability)) return CELL_NAMES[frame.vars.cell]!
  return null
}

const disturbedOf = (g: DiceCity): Seat | null => frameOf(g, disturb)?.vars.owner ?? null

/** Dice chosen to be rolled again, until they are. */
function rollingOf(g: DiceCity): { seat: Seat; dice: RowName[] } | null {
  const frame = innermost(g)
  if (isOf(frame, disturb)) {
    const { owner, picked } = frame.vars
    return picked === undefined ? null : { seat: owner!, dice: [ROWS[picked]!] }
  }
  if (isOf(frame, reroll)) return { seat: g.active, dice: [ROWS[frame.vars.die]!] }
  return isOf(frame, rerollWithOthers) ? { seat: g.active, dice: rowsIn(frame.vars).map((row) => ROWS[row]!) } : null
}
