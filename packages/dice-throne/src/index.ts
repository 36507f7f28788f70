export { diceThrone } from './game.ts'
export type { DiceThrone } from './state.ts'
export type { View } from './view.ts'
