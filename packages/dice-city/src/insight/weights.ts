/** The weights of the evaluation, in victory points. Tuned by self-play. */
import type { Spreads } from '@alea/engine'

export const WEIGHTS = {
  /** A resource that can still be spent, and what it is worth more for every round to come. */
  resource: 0.55,
  growth: 0.03,
  /** A resource kept for the next turn. */
  kept: 0.5,
  /** The chance of getting a resource still missing for a ship, for each one missing. */
  hope: 0.6,
  /** Strength that fits no bandit. */
  strength: 0.25,
  /** An hourglass: half of an effect. */
  hourglass: 0.35,
  /** A die that could be spent in a better way than on its own location. */
  spare: 0.3,
  /** How much of the best location of a row counts beyond the mean: dice are moved. */
  choice: 0.25,
  /** How much of what a city yields in rounds to come counts. */
  income: 0.9,
  /** What it costs to reactivate a location. */
  waking: 0.7,
  /** Rounds to come, for each card, bandit, ship or cell that is still missing to an end, shared among the players. */
  deckPace: 0.75,
  banditPace: 1.6,
  shipPace: 2.2,
  rowPace: 1.1,
  longest: 14,
}
export type Weights = typeof WEIGHTS

/** How certain a lead is, by the number of players: in points, and in points more for every round to come. Fitted with `npm run fit -- dice-city --spread`; docs/analysis.md shows how far it holds. */
export const SPREADS: Spreads = {
  /** Alone, against the points to be reached. */
  1: { lead: 3, doubt: 0.5 },
  2: { lead: 0.96, doubt: 0.5 },
  3: { lead: 2.58, doubt: 0.2 },
  4: { lead: 1.8, doubt: 0.6 },
}
