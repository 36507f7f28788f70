/** After a match: what made the result, and what to do next. */
export const result = {
  you: '(you)',
  lookAtBoard: 'Look at the board',
  back: 'show the result',
  others: (count: number) => `${count} more`,
  times: (count: number) => `×${count}`,
  nextOpponent: (who: string) => `Next opponent: ${who}`,
}
