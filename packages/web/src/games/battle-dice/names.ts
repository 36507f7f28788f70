import type { Words } from '../../language/languages.ts'

export { battleDiceNames as NAMES } from '@alea/battle-dice'
export type BattleDiceWords = Words['battleDice']
