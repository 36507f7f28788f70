const percent = (share: number): string => `${Math.round(100 * share)} %`

/** Why an option is better than another: ends of sentences whose subject is the option. */
export const reasons = {
  alike: 'cannot be told apart from it',
  sentence: (favours: readonly string[], costs: readonly string[]) =>
    costs.length > 0 ? `${favours.join('; ')} (but ${costs.join('; ')})` : favours.join('; '),
  /** Where the game has no words of its own for a difference. */
  own: (term: string, more: boolean) => (more ? `gains: ${term}` : `gives up: ${term}`),
  others: (term: string, more: boolean) => (more ? `lets the others gain: ${term}` : `costs the others: ${term}`),
  wins: (share: number) => `wins the match at once more often (by ${percent(share)})`,
  survives: (share: number) => `loses the match at once less often (by ${percent(share)})`,
  shorter: 'makes a lead count for more in what is left of the match',
}
