export { pig } from './game.ts'
export type { Pig, PigEvent, View } from './state.ts'
