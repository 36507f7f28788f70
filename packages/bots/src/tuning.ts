/** The parameters of search and playouts, found by self-play (docs/bots.md); `npm run tune` changes them. */
export const TUNING = {
  /** How much an option seldom tried is preferred. */
  curiosity: 0.02,
  /** How much the game's own sense counts while an option has hardly been tried. */
  trust: 0.6,
  /** Options are taken up one after the other as a node is visited more often: this many at once, and more with the root of the visits. */
  width: 3,
  /** How many of the options are searched at all: the most promising ones, seen one step ahead. */
  field: 16,
  /** At how many imagined tables one step is looked ahead, and how many visits that counts for. */
  glances: 8,
  glance: 3,
  /** How many standard errors an option may lie behind the best one and still be tried. */
  patience: 2.5,
  /** In a playout, one choice in this many is made at random, so that playouts differ. */
  whim: 8,
}
