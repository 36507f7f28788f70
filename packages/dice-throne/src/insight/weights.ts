/** What things are worth, in points of health. Set by hand; `npm run tune` has so far only confirmed `cp`. */
export const WEIGHTS = {
  cp: 0.8,
  /** Up to this many CP are worth `cp` each, the others `spare`. */
  enough: 3,
  spare: 0.2,
  card: 1.2,
  /** Likewise for cards in hand. */
  handful: 4,
  spareCard: 0.6,
  /** Status effects, relative to `tokenWorth`. */
  token: 0.8,
  /** The health of companions, and what they add to each attack, for all turns to come. */
  dial: 0.7,
  aura: 3,
  /** How much of the damage a board deals counts for each turn to come. */
  board: 0.9,
  /** The same for the damage it prevents. */
  defense: 0.5,
  /** A side loses about this much health per turn. */
  pace: 8,
  /** How much of the damage still to come is really dealt. */
  coming: 0.8,
  /** A lead of this many points, plus this share of the health left, wins about three matches in four. */
  lead: 5,
  doubt: 0.18,
  /** How much of the damage that somebody lays cards face down against is prevented on average. */
  facedown: 0.5,
  /** An ability that finishes the opponent, beyond its damage. */
  kill: 15,
}
export type Weights = typeof WEIGHTS
