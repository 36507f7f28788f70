/** What things are worth, in points of health. Set by hand; `npm run tune` has so far only confirmed `cp`. */
import type { Spreads } from '@alea/engine'

export const WEIGHTS = {
  cp: 0.8,
  /** Up to this many CP are worth `cp` each, the others `spare`. */
  enough: 3,
  spare: 0.2,
  card: 1.2,
  /** Likewise for cards in hand. */
  handful: 4,
  spareCard: 0.6,
  /** CP and cards in hand count in full while so many turns are left; then less and less, since nobody can use them all. */
  late: 4,
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
  /** How much of the damage that somebody lays cards face down against is prevented on average. */
  facedown: 0.5,
  /** An ability that finishes the opponent, beyond its damage. */
  kill: 15,
}
export type Weights = typeof WEIGHTS

/** How certain a lead is, by the number of players: in points of health, and in points more for every point of health left to the weakest side. Fitted with `npm run fit -- dice-throne --spread`; docs/analysis.md shows how far it holds. */
export const SPREADS: Spreads = {
  2: { lead: 4.5, doubt: 0.42 },
  3: { lead: 5, doubt: 0.18 },
}
