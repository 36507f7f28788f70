/** How things compare, in points of health. Set by hand; `npm run tune` has so far only confirmed `cp`. */
export const WEIGHTS = {
  cp: 0.8,
  card: 1.2,
  /** Status effects, against what `tokenWorth` says. */
  token: 0.8,
  /** What a board deals in a turn, for all the turns to come. */
  board: 2.2,
  /** The same for what it wards off. */
  defense: 1.2,
  /** How much of a blow still to come gets through. */
  coming: 0.8,
  /** A lead of so many points, and of this share of the health left, wins about three matches in four. */
  lead: 5,
  doubt: 0.18,
  /** An ability that finishes the opponent, beyond its damage. */
  kill: 15,
}
export type Weights = typeof WEIGHTS
