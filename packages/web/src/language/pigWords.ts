import { bilingual } from './bilingual.ts'

export const pigWords = bilingual({
  en: {
    die: 'The die',
    shows: (face: number) => `the die shows ${face}`,
    unthrown: 'not thrown yet',
    turnTotal: 'This turn',
    lost: 'A 1: all lost!',
    scores: 'Scores',
    scoreOf: (name: string) => `Score of ${name}`,
    target: (points: number) => `First to ${points} points`,
    playing: 'playing',
    wouldHave: (points: number, target: number) =>
      points >= target ? `${points} points: that wins` : `${points} points, safe`,
  },
  fr: {
    die: 'Le dé',
    shows: (face: number) => `le dé montre ${face}`,
    unthrown: 'pas encore lancé',
    turnTotal: 'Ce tour-ci',
    lost: 'Un 1\u00a0: tout est perdu\u00a0!',
    scores: 'Scores',
    scoreOf: (name: string) => `Score de ${name}`,
    target: (points: number) => `Premier à ${points} points`,
    playing: 'joue',
    wouldHave: (points: number, target: number) =>
      points >= target ? `${points} points\u00a0: c’est gagné` : `${points} points, à l’abri`,
  },
})
