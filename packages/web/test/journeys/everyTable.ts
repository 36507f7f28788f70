/** Every game in every number of players, and every mode of Dice Throne: what the long journeys play. */
import type { TableToPlay } from './tables.ts'

export const EVERY_TABLE: readonly TableToPlay[] = [
  ...[2, 3, 4].map((players) => ({ game: 'battle-dice', players })),
  ...[2, 3, 4].map((players) => ({ game: 'dice-forge', players })),
  ...[1, 2, 3, 4].map((players) => ({ game: 'dice-city', players })),
  { game: 'pig', players: 3 },
  { game: 'dice-throne', players: 2 },
  { game: 'dice-throne', players: 4, seating: /^2 (?:v|contre) 2$/ },
  { game: 'dice-throne', players: 6, seating: /^3 (?:v|contre) 3$/ },
  { game: 'dice-throne', players: 6, seating: /^2 (?:v|contre) 2 (?:v|contre) 2$/ },
  ...[3, 4, 5, 6].map((players) => ({
    game: 'dice-throne',
    players,
    seating: new RegExp(`(?:King of the Hill|Roi de la Montagne).*${players}$`),
  })),
]
