import { plural } from './grammar.ts'

export const pig = {
  die: 'The die',
  shows: (face: number) => `the die shows ${face}`,
  unthrown: 'not rolled yet',
  turnTotal: 'This turn',
  lost: 'A 1: all points lost!',
  scores: 'Scores',
  scoreOf: (name: string) => `${name}’s score`,
  target: (points: number) => `First to ${points} ${plural(points, 'point', 'points')}`,
  playing: 'playing',
  wouldHave: (points: number, target: number) =>
    `${points} ${plural(points, 'point', 'points')}${points >= target ? ': you win' : ' held'}`,
}
