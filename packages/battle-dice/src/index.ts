export {
  ACTIVE_POWERS,
  type ActivePower,
  checkTable,
  countsOf,
  type Face,
  type FaceTable,
  type HouseTable,
  LASTING_POWERS,
  type LastingPower,
  MOST_GAIN,
  parseFace,
  STANDARD,
  STARTS,
  TABLES,
} from './content/faces.ts'
export { RACE, RACES, type Race } from './content/races.ts'
export type { BattleEvent, Shown } from './events.ts'
export { battleDice } from './game.ts'
export { SPREADS as battleDiceSpreads, WEIGHTS as battleDiceWeights } from './insight.ts'
export { type PowerOdds, type RowOdds, rowOdds } from './odds.ts'
export { keyOf, type Option, optionOf, PLACE_QUESTIONS, QUESTIONS } from './options.ts'
export type { BattleDice } from './state.ts'
export { type BattleDiceNames, NAMES as battleDiceNames } from './text/names.ts'
export type { Creature, Fighter, View } from './view.ts'
