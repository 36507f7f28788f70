import { plural } from './grammar.ts'

/** The analysis of a match: chances, luck, decisions. */
export const analysis = {
  heading: 'Luck or skill?',
  waiting: 'Analysing the match…',
  refining: 'Refining the figures',
  done: (samples: number) => `Done: every decision was tried at ${samples} imagined tables.`,
  exact: 'Done: these figures are exact.',
  chances: 'Chances of winning over time',
  timeline: 'Chances of winning',
  chanceOf: (name: string, chance: string) => `${name}: ${chance}`,
  turn: (turn: number) => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  end: 'The end',
  turnColumn: 'Turn',
  summary: 'Luck and mistakes of each player',
  luck: 'Luck',
  adjusted: 'Result on even dice',
  lost: 'Lost by decisions',
  perDecision: (decisions: number) => `Per decision (${decisions})`,
  range: (low: string, high: string) => `${low} to ${high}`,
  interval: (value: string, range: string) => `${value} (${range})`,
  plusMinus: (value: string, margin: string) => `${value} ± ${margin}`,
  unknown: '…',
  verdicts: {
    inaccuracy: (count: number) => plural(count, 'Inaccuracy', 'Inaccuracies'),
    mistake: (count: number) => plural(count, 'Mistake', 'Mistakes'),
    blunder: (count: number) => plural(count, 'Blunder', 'Blunders'),
  },
  figuresNote:
    'In chances of winning: +10% is worth one match in ten. ± and “to” hold the true figure 95 times out of 100.',
  moments: 'The moments that decided',
  lucky: 'Lucky',
  unlucky: 'Unlucky',
  luckyFor: (name: string) => `Lucky for ${name}`,
  better: (option: string) => `Better: ${option}`,
  took: (name: string, option: string) => `${name}: ${option}`,
  noMistakes: 'No decision stands out as a mistake.',
  toReplay: 'Watch in the replay',
  problems: {
    rules: (was: number, now: number) =>
      `This match can’t be analysed: it was played with version ${was} of the rules, which is no longer kept. We now use version ${now}.`,
    game: (game: string) => `This match can’t be analysed: the game ${game} isn’t available here.`,
    log: 'This match can’t be analysed: its log is not in order.',
    fault: 'The analysis has failed.',
  },
}
