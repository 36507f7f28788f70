/** The options of a match and their values, for whoever sets up a table. */
export const matchOptions = {
  options: {
    openPoints: 'Point tokens face up',
    rows: 'Two complete rows',
    level: 'Solo: cards per row',
    target: 'Solo: points to reach',
    soloRefresh: 'Solo: the display can be refreshed',
  },
  values: {
    automatic: 'end the match',
    declared: 'end it if their owner wants to',
    normal: 'four, fifteen turns',
    hard: 'five, twelve turns',
  },
}
