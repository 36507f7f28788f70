export { amountsEn, amountsFr } from './abilities/amounts.ts'
export { CELL_NAMES, LETTERS, PRINTED, ROWS, type RowName } from './content/board.ts'
export { SIZES, type Size } from './content/bounties.ts'
export { LOCATION, LOCATION_IDS, type Location, type LocationId, type LocationType } from './content/locations.ts'
export { RESOURCES, type Resource } from './content/resources.ts'
export type { CityEvent, Piece } from './events.ts'
export { diceCity } from './game.ts'
export { WEIGHTS as diceCityWeights } from './insight/weights.ts'
export {
  DONE,
  NONE,
  type Purchase,
  purchaseOf,
  type Spending,
  spendingOf,
  type Target,
  targetOf,
} from './notation.ts'
export type { Progress } from './rules/ending.ts'
export { STORED } from './rules/endTurn.ts'
export type { DiceCity } from './state.ts'
export { names as namesEn } from './text/en.ts'
export { names as namesFr } from './text/fr.ts'
export type { Names } from './text/names.ts'
export type { Place, View } from './view.ts'
