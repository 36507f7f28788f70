import type { Language } from '@alea/engine'
import type { battleDiceWords } from '../../language/battleDiceWords.ts'

export { battleDiceNames as NAMES } from '@alea/battle-dice'
export type BattleDiceWords = (typeof battleDiceWords)[Language]
