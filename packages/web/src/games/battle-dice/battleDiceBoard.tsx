import { battleDice, type View } from '@alea/battle-dice'
import { type Game, inEveryLanguage } from '@alea/engine'
import type { BoardModule } from '../boardModule.ts'
import { BattleDiceTable } from './BattleDiceTable.tsx'
import { confirms } from './confirms.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const RULES = inEveryLanguage({
  en: () => import('@alea/battle-dice/RULES.md?raw'),
  fr: () => import('@alea/battle-dice/RULES.fr.md?raw'),
})

const board: BoardModule<View> = {
  game: battleDice as unknown as Game,
  Board: BattleDiceTable,
  places,
  logMark,
  previewText,
  confirms,
  lesson,
  rules: async (language) => (await RULES[language]()).default,
}

export const battleDiceBoard = board as unknown as BoardModule
