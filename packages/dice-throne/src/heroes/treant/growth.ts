/** Spirits, small to large, and how they grow. */
import { type DiceThrone, putToken, roomFor, type Seat, takeToken, tokensOn } from '../../content/heroKit.ts'

export const SPIRITS = ['seedling', 'sapling', 'dryad'] as const
export type Spirit = (typeof SPIRITS)[number]

/** The Spirit that this one grows from; a Seedling comes from nothing. */
export const younger = (spirit: Spirit): Spirit | undefined => SPIRITS[SPIRITS.indexOf(spirit) - 1]

export function canGrow(g: DiceThrone, seat: Seat, spirit: Spirit): boolean {
  const from = younger(spirit)
  return roomFor(g, seat, spirit) > 0 && (from === undefined || tokensOn(g, seat, from) > 0)
}

export function growInto(g: DiceThrone, seat: Seat, spirit: Spirit): void {
  const from = younger(spirit)
  if (from) takeToken(g, seat, from, 1)
  putToken(g, seat, spirit, 1)
}
