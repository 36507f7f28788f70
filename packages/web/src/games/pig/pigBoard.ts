import { type Game, inEveryLanguage } from '@alea/engine'
import { pig, type View } from '@alea/example-pig'
import type { BoardModule } from '../boardModule.ts'
import { logMark } from './logMark.tsx'
import { PigTable } from './PigTable.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const RULES = inEveryLanguage({
  en: () => import('@alea/example-pig/RULES.md?raw'),
  fr: () => import('@alea/example-pig/RULES.fr.md?raw'),
})

const board: BoardModule<View> = {
  game: pig as unknown as Game,
  Board: PigTable,
  places,
  logMark,
  previewText,
  rules: async (language) => (await RULES[language]()).default,
}

export const pigBoard = board as unknown as BoardModule
