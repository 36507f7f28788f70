/** The options of a match and their values, for whoever sets up a table. */
export const matchOptions = {
  options: {
    first: 'First player',
    openPoints: 'Point tokens, bandits and ships face up',
    rows: 'Two complete rows',
    roundLimit: 'Last round in any case',
    level: 'Solo: cards per row',
    target: 'Solo: points to reach',
    soloRefresh: 'Solo: the display can be refreshed',
  },
  values: {
    chance: 'drawn by lot',
    automatic: 'end the match',
    declared: 'end it if their owner wants to',
    normal: 'four, fifteen turns',
    hard: 'five, twelve turns',
  },
}
