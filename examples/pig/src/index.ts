export { pig } from './game.ts'
export type { Choice, Pig, PigEvent, View } from './state.ts'
