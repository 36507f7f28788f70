/** The two sides of a Time Bomb: two tokens with one limit for both. */
import { type DiceThrone, putToken, type Seat, takeToken } from '@alea/dice-throne/hero'

export const TWO = 'time-bomb-2'
export const ONE = 'time-bomb-1'
export const BLAST = 4

/** Turns this many bombs of a player to their 0:01 side. */
export function turnOver(g: DiceThrone, seat: Seat, count: number): void {
  putToken(g, seat, ONE, takeToken(g, seat, TWO, count))
}
