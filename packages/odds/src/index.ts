export { type Hands, handOf, handsOf, MOST_DICE, MOST_SIDES } from './hands.ts'
export { bestKeep, chances, type Payoff, rolledOut, type Solved, solve } from './keep.ts'
export {
  type Keep,
  payoffOf,
  rankedKeeps,
  rerollsOf,
  type Situation,
  solveFor,
  valueFor,
  worthOf,
} from './situation.ts'
export { wilson } from './wilson.ts'
