/** Where Mjölnir is, and what moves it: with Thor, or with an opponent whom it was thrown at. */
import {
  type DiceThrone,
  fighter,
  NOBODY,
  playerKey,
  putToken,
  type Seat,
  setState,
  stateOf,
} from '@alea/dice-throne/hero'

export const MJOLNIR = 'mjolnir'
export const HOME = 'home'
/** The state of Mjölnir while it is with the player of that seat. */
export const HOLDERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/** Forgotten at the end of the turn. */
export const THROWS = 'throws-this-turn'

export const isHome = (g: DiceThrone, seat: Seat): boolean => stateOf(g, seat, MJOLNIR) === HOME

/** The opponent who has it, or nobody. */
export function holderOf(g: DiceThrone, seat: Seat): Seat {
  const state = stateOf(g, seat, MJOLNIR)
  for (const other of g.fighters.keys()) if (playerKey(other) === state) return other
  return NOBODY
}

/** It leaves for an opponent; the damage is dealt by whoever calls this. */
export function sendTo(g: DiceThrone, seat: Seat, to: Seat): void {
  setState(g, seat, MJOLNIR, playerKey(to))
  const { marks } = fighter(g, seat)
  marks[THROWS] = (marks[THROWS] ?? 0) + 1
}

export function bringHome(g: DiceThrone, seat: Seat): void {
  if (isHome(g, seat)) return
  setState(g, seat, MJOLNIR, HOME)
  putToken(g, seat, 'electrokinesis', 1)
}
