import { count, list, number, signed } from './grammar.ts'

/** In points: matches of a hundred. */
const points = (value: number) => (value < 0 ? signed : number)(100 * value, 1)
const both = (names: readonly string[]) => names.join(' and ')
const within = (error: number) => (error === 0 ? '' : ` ± ${points(error)}`)

export const analyse = {
  progress: (secondsLeft: number) => `${count(secondsLeft, 'second')} left`,
  running: 'The match is not over.',
  chancesOf: (names: readonly string[]) => `Chances of winning: ${list(names)}`,
  turn: 'turn',
  inTurn: (turn: number) => `turn ${turn}`,
  figures: {
    luck: 'luck',
    decisions: 'decisions',
    cost: 'cost of all decisions',
    each: 'cost of a decision',
    inaccuracy: 'inaccuracies',
    mistake: 'mistakes',
    blunder: 'blunders',
    result: 'result',
    adjusted: 'result on even dice',
  },
  amount: (value: number, error: number) => `${points(value)}${within(error)}`,
  change: (value: number, error: number) => `${signed(100 * value, 1)}${within(error)}`,
  each: (value: number) => number(100 * value, 2),
  interval: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
  luckiest: (names: readonly string[]) => `Luckiest for ${both(names)}`,
  unluckiest: (names: readonly string[]) => `Unluckiest for ${both(names)}`,
  bothWays: (winners: readonly string[], losers: readonly string[]) =>
    `Luckiest for ${both(winners)}, unluckiest for ${both(losers)}`,
  rolled: (faces: string) => `The dice show ${faces}.`,
  costliest: 'Costliest decisions',
  noneCostly: 'No decision was worse than another by more than chance explains.',
  played: 'played',
  better: 'better',
  verdicts: {
    inaccuracy: (cost: string) => `costs ${cost} points: an inaccuracy`,
    mistake: (cost: string) => `costs ${cost} points: a mistake`,
    blunder: (cost: string) => `costs ${cost} points: a blunder`,
  },
  units: (samples: number, seed: number) =>
    `In points: 1 is one match of a hundred. ± is the standard error. Every decision was tried at ${count(samples, 'imagined table')}, with seed ${seed}.`,
  evenDice: 'The interval of the result on even dice is that of 95%.',
  interrupted: (share: string) => `interrupted: ${share} of the work was done; luck and costs are of that part`,
}
