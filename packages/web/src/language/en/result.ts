/** After a match: what made the result, and what to do next. */
export const result = {
  you: '(you)',
  lookAtBoard: 'Look at the board',
  back: 'show the result',
  others: (count: number) => `${count} more`,
  times: (count: number) => `×${count}`,
  /** Among more than one, some may be on one's own side. */
  nextOpponent: (who: string, count: number) => (count === 1 ? `Next opponent: ${who}` : `Next match, with ${who}`),
}
