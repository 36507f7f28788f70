import { number } from './grammar.ts'

export const tournament = {
  heading: (matches: string, game: string, seats: number, seed: number, seconds: string) =>
    `${matches} matches of ${game}, ${seats} players each, with seed ${seed} in ${seconds} s`,
  /** How many set-ups there are, and how many matches it takes to play each of them from every seat. */
  setups: (setups: number, matches: number) =>
    `Each pairing plays ${number(setups)} different set-ups from every seat: a full round takes ${number(matches)} matches.`,
  pairings: {
    bot: 'bot',
    against: 'against',
    wins: 'wins',
    share: 'share',
    interval: '95% interval',
    ties: 'ties',
    losses: 'losses',
  },
  ranking: { bot: 'bot', rating: 'rating', interval: '95%', wins: 'wins', share: 'share' },
}
