/** The parameters of search and playouts, found by self-play (docs/bots.md); `npm run tune` changes them. */
export const TUNING = {
  /** How much options that were rarely tried are preferred. */
  curiosity: 0.02,
  /** How much the game's `sense` counts while an option has hardly been tried. */
  trust: 0.6,
  /** Options are added to a node as it is visited more often: this many at first, then more with the square root of the visits. */
  width: 3,
  /** How many options are searched: those that look most promising one step ahead. */
  field: 16,
  /** At how many imagined tables one step is looked ahead, and how many visits that counts for. */
  glances: 8,
  glance: 3,
  /** How many standard errors an option may lie behind the best one and still be tried. */
  patience: 2.5,
  /** In a playout, one choice in this many is made at random, so that playouts differ. */
  whim: 8,
}
