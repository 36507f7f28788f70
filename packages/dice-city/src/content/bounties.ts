/** Bandits and trade ships: three piles of each. */
import type { Amounts } from './resources.ts'

export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

export const BANDITS: readonly { readonly defense: number; readonly points: number }[] = [
  { defense: 3, points: 2 },
  { defense: 4, points: 3 },
  { defense: 5, points: 4 },
]

export const SHIPS: readonly { readonly cost: Amounts; readonly points: number }[] = [
  { cost: [2, 2, 2], points: 5 },
  { cost: [3, 3, 3], points: 10 },
  { cost: [4, 4, 4], points: 20 },
]

/** How many cards each pile of bandits starts with, by number of players. */
export const banditPiles = (seats: number): number[] => BANDITS.map(() => seats + 2)

export const shipPiles = (seats: number): number[] => [seats + 2, seats, 1]
