/** Each seat's points as they may stand at the end, and the chances that makes. */
import { chancesOf, frameOf, type Seat, spreadOf } from '@alea/engine'
import { COLUMNS, cellOf, ROWS } from '../content/board.ts'
import { SHIPS } from '../content/bounties.ts'
import { type Card, kindOfCard, LOCATIONS } from '../content/cards.ts'
import { build } from '../rules/build.ts'
import {
  activeCity,
  banditsLeft,
  type City,
  cityOf,
  type DiceCity,
  isOff,
  isSolo,
  NO_CARD,
  SPENT,
  scoreOf,
  shipsLeft,
  soloTurns,
} from '../state.ts'
import { strengthWorth } from './strength.ts'
import { baseUse, incomeOf, useAt } from './uses.ts'
import { SPREADS, type Weights } from './weights.ts'

export function judge(g: DiceCity, weights: Weights): number[] {
  const rounds = roundsLeft(g, weights)
  const points = g.cities.map((_, seat) => expected(g, seat, rounds, weights))
  return chancesAt(g, points, rounds)
}

export function chancesAt(g: DiceCity, points: readonly number[], rounds: number): number[] {
  const spread = spreadOf(SPREADS, g.cities.length, rounds)
  if (isSolo(g)) return [1 / (1 + Math.exp((g.target - points[0]!) / spread))]
  return chancesOf(points, spread)
}

/**
 * A turn about to be played counts by the dice that lie there, later ones by what the city yields on average. Whoever has played this
 * round has one turn less to come: ending a turn must look neither good nor bad.
 */
function expected(g: DiceCity, seat: Seat, rounds: number, weights: Weights): number {
  const city = cityOf(g, seat)
  const active = seat === g.active
  const turns = turnsOf(g, seat, rounds)
  const more = active || playsOn(g, seat)
  return (
    scoreOf(g, seat) +
    weights.income * turns * incomeOf(city, weights) +
    (more ? diceWorth(city, weights) + weights.hourglass * city.hourglasses : 0) +
    (active ? spendable(g, rounds, weights) : more ? keptWorth(city, weights) : 0)
  )
}

export const turnsOf = (g: DiceCity, seat: Seat, rounds: number): number =>
  hasPlayed(g, seat) ? Math.max(0, rounds - 1) : rounds

const placeOf = (g: DiceCity, seat: Seat): number => (seat - g.first + g.cities.length) % g.cities.length

const hasPlayed = (g: DiceCity, seat: Seat): boolean => placeOf(g, seat) < placeOf(g, g.active)

/** Has this seat a turn after the present one? */
export const playsOn = (g: DiceCity, seat: Seat): boolean =>
  g.ending === undefined || placeOf(g, seat) > placeOf(g, g.active)

export function diceWorth(city: City, weights: Weights): number {
  let sum = 0
  for (let row = 0; row < ROWS.length; row++) {
    const column = city.dice[row]!
    if (column === SPENT) continue
    const cell = cellOf(row, column)
    sum += Math.max(weights.spare, isOff(city, cell) ? 0 : useAt(city, cell, weights))
  }
  return sum
}

export const keptWorth = ({ stock }: City, { kept }: Weights): number => kept * (stock[0]! + stock[1]! + stock[2]!)

/** What the active player holds for this turn: resources, strength, a card about to be laid. */
function spendable(g: DiceCity, rounds: number, weights: Weights): number {
  let best = stockWorth(g, rounds, weights)
  for (let pile = 0; pile < SHIPS.length; pile++) best = Math.max(best, shipWorth(g, pile, rounds, weights))
  return best + strengthWorth(g, weights.strength) + handWorth(g, rounds, weights)
}

const unitWorth = (rounds: number, { resource, growth }: Weights): number => resource + growth * rounds

const held = ({ stock }: City): number => stock[0]! + stock[1]! + stock[2]!

export const stockWorth = (g: DiceCity, rounds: number, weights: Weights): number =>
  unitWorth(rounds, weights) * held(activeCity(g))

/** The resources, if they are spent on a ship of this pile; 0 if it is out of reach. */
export function shipWorth(g: DiceCity, pile: number, rounds: number, weights: Weights): number {
  if (!isSolo(g) && shipsLeft(g, pile) === 0) return 0
  const city = activeCity(g)
  const { cost, points } = SHIPS[pile]!
  let dice = 0
  for (let row = 0; row < ROWS.length; row++) if (city.dice[row] !== SPENT) dice++
  let missing = 0
  for (let i = 0; i < 3; i++) missing += Math.max(0, cost[i]! - city.stock[i]!)
  if (missing > dice) return 0
  return (
    points * weights.hope ** missing + unitWorth(rounds, weights) * Math.max(0, held(city) + missing - 3 * cost[0]!)
  )
}

/** The card about to be laid. */
export const cardInHand = (g: DiceCity): Card => frameOf(g, build)?.vars.card ?? NO_CARD

export function handWorth(g: DiceCity, rounds: number, weights: Weights): number {
  const card = cardInHand(g)
  if (card === NO_CARD) return 0
  const kind = kindOfCard(card)
  const { points } = LOCATIONS[kind]!
  const better = Math.max(0, baseUse(kind) - 0.6) / COLUMNS
  return (typeof points === 'number' ? points : 3) + weights.income * rounds * better
}

/** Whole rounds to come after this one, by whichever end is nearest. */
export function roundsLeft(g: DiceCity, weights: Weights): number {
  if (isSolo(g)) return soloTurns(g) - g.round
  if (g.ending !== undefined) return 0
  const seats = g.cities.length
  let bandits = 0
  let ships = 0
  let mostShips = 0
  for (let pile = 0; pile < 3; pile++) {
    const left = shipsLeft(g, pile)
    bandits += banditsLeft(g, pile)
    ships += left
    if (left > mostShips) mostShips = left
  }
  let gaps = COLUMNS * ROWS.length
  for (const city of g.cities) gaps = Math.min(gaps, gapsIn(city))
  return Math.min(
    weights.longest,
    (weights.deckPace * g.deck.length) / seats,
    (weights.banditPace * bandits) / seats,
    (weights.shipPace * (ships - mostShips)) / seats,
    weights.rowPace * gaps,
  )
}

/** Cards missing or deactivated in the two fullest rows. */
function gapsIn(city: City): number {
  let least = COLUMNS
  let next = COLUMNS
  for (let start = 0; start < city.cells.length; start += COLUMNS) {
    let gaps = 0
    for (let cell = start; cell < start + COLUMNS; cell++) if (city.cells[cell] === NO_CARD || isOff(city, cell)) gaps++
    if (gaps < least) {
      next = least
      least = gaps
    } else if (gaps < next) next = gaps
  }
  return least + next
}
