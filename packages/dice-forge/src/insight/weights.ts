/** The weights of the bots' judgement, in glory. Found by self-play of greedy bots. */
import type { Spreads } from '@alea/engine'

export const WEIGHTS = {
  /** A shard while there is an action left to spend it in. */
  sun: 2.2,
  moon: 1.6,
  /** One gold at the very end, and how much more it is worth at the very beginning, when a face bought is rolled many times. */
  goldLast: 0.2,
  gold: 0.65,
  /** Later gains, compared with what is in the reserve: not all of them will be used. */
  future: 0.9,
  /** Gold that may go to a hammer. */
  hammered: 0.6,
  /** How likely it is that a pass, once begun, is finished. */
  progress: 0.85,
  /** How much of what will not fit into the reserve is really lost. */
  waste: 0.6,
  /** What a mirror sees, compared with the better die of an opponent. */
  mirror: 1.25,
  /** What a ship buys beyond its discount, in gold. */
  ship: 1.5,
  /** Larger reserves, per turn. */
  chest: 0.4,
  /** How often a hero ousts or is ousted, per turn. */
  ousting: 0.5,
  /** A Cerberus token, in rolls; a Triton token, as a share of what it gives. */
  cerberus: 1.2,
  triton: 0.9,
  /** A shard when only one action is left. */
  last: 0.8,
}
export type Weights = typeof WEIGHTS

/** How certain a lead is, by the number of players: in glory, and in glory more for every roll to come. Fitted with `npm run fit -- dice-forge --spread`; docs/analysis.md shows how far it holds. */
export const SPREADS: Spreads = {
  2: { lead: 2.33, doubt: 0.77 },
  3: { lead: 2.6, doubt: 0.49 },
  4: { lead: 2.2, doubt: 0.59 },
}
