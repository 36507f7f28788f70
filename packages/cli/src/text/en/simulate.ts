import { list, number } from './grammar.ts'

export const simulate = {
  progress: (done: number, total: number, perSecond: number, secondsLeft: number) =>
    `${number(done)} of ${number(total)}, ${number(perSecond, perSecond < 10 ? 1 : 0)}/s, ${number(secondsLeft)} s left`,
  heading: (matches: string, game: string, seed: number, seconds: string, perSecond: string) =>
    `${matches} matches of ${game} with seed ${seed} in ${seconds} s (${perSecond}/s)`,
  columns: {
    seat: 'seat',
    bot: 'bot',
    wins: 'wins',
    share: 'share',
    interval: '95% interval',
    score: 'mean score',
    scores: 'range',
  },
  ties: 'shared victories',
  decisions: 'decisions per match',
  spread: (mean: string, median: string, min: string, max: string) =>
    `mean ${mean}, median ${median}, from ${min} to ${max}`,
  interrupted: (played: number, wanted: number) =>
    `interrupted: ${number(played)} of ${number(wanted)} matches were played`,
  matchFailed: (match: number, seed: number, matchSeed: number) =>
    `match ${match} of seed ${seed} failed (its own seed is ${matchSeed}):`,
  timedBots: (bots: readonly string[]) => `${list(bots)}: thinking time is fixed, so the results depend on the machine`,
}
