/** The four ways in which a match comes to its last round, and its end. */
import { emit } from '@alea/engine'
import type { CityEvent } from '../events.ts'
import {
  activeCity,
  banditsLeft,
  completeRows,
  type DiceCity,
  type End,
  isSolo,
  nextTarget,
  scoreOf,
  shipsLeft,
} from '../state.ts'

/** [DC-9.8] Players who never draw, fight or trade could go on for ever: this round is the last in any case. */
export const ROUND_LIMIT = 100

/** Once begun, the last round is the last. Alone, only the rows of cards count. */
export function trigger(g: DiceCity, reason: End): void {
  if (g.ending !== undefined || isSolo(g)) return
  g.ending = reason
  emit<CityEvent>(() => ({ type: 'ending', seat: g.active, reason }))
}

export function checkBandits(g: DiceCity): void {
  if (banditsLeft(g, 0) + banditsLeft(g, 1) + banditsLeft(g, 2) === 0) trigger(g, 'bandits')
}

export function checkShips(g: DiceCity): void {
  let empty = 0
  for (let pile = 0; pile < 3; pile++) if (shipsLeft(g, pile) === 0) empty++
  if (empty >= 2) trigger(g, 'ships')
}

export const hasTwoRows = (g: DiceCity): boolean => completeRows(activeCity(g)).length >= 2

/** At once, unless the table agreed that the owner decides. */
export function checkRows(g: DiceCity): void {
  if (g.ending === undefined && !g.rowsDeclared && hasTwoRows(g)) trigger(g, 'rows')
}

export function checkRounds(g: DiceCity): void {
  if (g.round >= ROUND_LIMIT) trigger(g, 'round-limit')
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
