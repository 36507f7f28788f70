export { type Choice, choiceOf } from './choice.ts'
export { CELL_NAMES, COLUMNS, columnOf, LETTERS, PRINTED, ROWS, type RowName, rowOf } from './content/board.ts'
export { BANDITS, SHIPS, SIZES, type Size } from './content/bounties.ts'
export { COPIES } from './content/cards.ts'
export {
  DECK_IDS,
  LOCATION,
  LOCATION_IDS,
  type Location,
  type LocationId,
  type LocationType,
} from './content/locations.ts'
export { RESOURCES, type Resource } from './content/resources.ts'
export type { CityEvent, Piece } from './events.ts'
export { diceCity } from './game.ts'
export { SPREADS as diceCitySpreads, WEIGHTS as diceCityWeights } from './insight/weights.ts'
export type { Spending } from './notation.ts'
export type { Progress } from './rules/ending.ts'
export { STORED } from './rules/endTurn.ts'
export type { DiceCity } from './state.ts'
export { cellText } from './text/cells.ts'
export { abilityText, amountsText, NAMES } from './text/index.ts'
export { isTopRow, type Meaning, meaningOf } from './text/meaning.ts'
export type { CellView, View } from './view.ts'
