/** The four conditions that make a round the last, and the end of the match. */
import { emit, type Seat } from '@alea/engine'
import { banditPiles } from '../content/bounties.ts'
import { DECK_SIZE } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import {
  activeCity,
  banditsLeft,
  completeRows,
  DISPLAY_SIZE,
  type DiceCity,
  type End,
  isSolo,
  nextTarget,
  scoreOf,
  shipsLeft,
  soloTurns,
} from '../state.ts'

/** The first reason counts. In a solo match only the rows of cards end it. */
export function trigger(g: DiceCity, reason: End): void {
  if (g.ending !== undefined || isSolo(g)) return
  g.ending = reason
  emit<CityEvent>(() => ({ type: 'ending', seat: g.active, reason }))
}

const EMPTY_PILES = 2
const FULL_ROWS = 2

export function checkBandits(g: DiceCity): void {
  if (allBanditsLeft(g) === 0) trigger(g, 'bandits')
}

export function checkShips(g: DiceCity): void {
  if (emptyPiles(g) >= EMPTY_PILES) trigger(g, 'ships')
}

export const hasTwoRows = (g: DiceCity): boolean => completeRows(activeCity(g)).length >= FULL_ROWS

const allBanditsLeft = (g: DiceCity): number => banditsLeft(g, 0) + banditsLeft(g, 1) + banditsLeft(g, 2)

function emptyPiles(g: DiceCity): number {
  let empty = 0
  for (let pile = 0; pile < 3; pile++) if (shipsLeft(g, pile) === 0) empty++
  return empty
}

/** At once, unless the table agreed that the owner decides. */
export function checkRows(g: DiceCity): void {
  if (g.ending === undefined && !g.rowsDeclared && hasTwoRows(g)) trigger(g, 'rows')
}

/** [DC-9.8] Players who never draw, fight or trade could go on for ever. */
export function checkRounds(g: DiceCity): void {
  if (g.round >= g.roundLimit) trigger(g, 'round-limit')
}

export const isLastRound = (g: DiceCity): boolean => (isSolo(g) ? g.round >= soloTurns(g) : g.ending !== undefined)

/** Whether no turn follows this one: everybody has had the same number of turns. */
export const isLastTurn = (g: DiceCity): boolean => isLastRound(g) && (g.active + 1) % g.cities.length === g.first

/** How near one of the four conditions is. */
export interface Progress {
  readonly end: Extract<End, 'bandits' | 'ships' | 'deck' | 'rows'>
  readonly done: number
  readonly of: number
  /** For `rows`: the first of the players with the most complete rows. */
  readonly seat: Seat | null
}

/** In a solo match none of the four counts. */
export function progress(g: DiceCity): readonly Progress[] {
  if (isSolo(g)) return []
  const bandits = banditPiles(g.cities.length).reduce((sum, pile) => sum + pile, 0)
  const deck = DECK_SIZE - DISPLAY_SIZE
  const rows = g.cities.map((city) => completeRows(city).length)
  const most = Math.max(...rows)
  return [
    { end: 'bandits', done: bandits - allBanditsLeft(g), of: bandits, seat: null },
    { end: 'ships', done: Math.min(EMPTY_PILES, emptyPiles(g)), of: EMPTY_PILES, seat: null },
    // Before the first cards are turned up the deck is larger.
    { end: 'deck', done: Math.max(0, deck - g.deck.length), of: deck, seat: null },
    { end: 'rows', done: Math.min(FULL_ROWS, most), of: FULL_ROWS, seat: rows.indexOf(most) },
  ]
}

export function conclude(g: DiceCity, reason: End): void {
  g.ending = reason
  g.ended = true
  emit<CityEvent>(() => ({
    type: 'ended',
    reason,
    scores: g.cities.map((_, seat) => scoreOf(g, seat)),
    ...(isSolo(g) ? { nextTarget: nextTarget(g) } : {}),
  }))
}
