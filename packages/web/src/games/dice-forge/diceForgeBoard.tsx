import { diceForge, type View } from '@alea/dice-forge'
import { type Game, inEveryLanguage } from '@alea/engine'
import { diceForgeWords } from '../../language/diceForgeWords.ts'
import type { BoardModule } from '../boardModule.ts'
import { CardsField } from './CardsField.tsx'
import { confirms, doubtText } from './confirms.ts'
import { DiceForgeTable } from './DiceForgeTable.tsx'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const RULES = inEveryLanguage({
  en: () => import('@alea/dice-forge/RULES.md?raw'),
  fr: () => import('@alea/dice-forge/RULES.fr.md?raw'),
})

const board: BoardModule<View> = {
  game: diceForge as unknown as Game,
  Board: DiceForgeTable,
  places,
  logMark,
  previewText,
  confirms,
  doubtText,
  scoreText: ({ heroes }, seat, language) => diceForgeWords[language].made(heroes[seat]!.glory, heroes[seat]!.printed),
  lesson,
  optionFields: { cards: CardsField },
  rules: async (language) => (await RULES[language]()).default,
}

export const diceForgeBoard = board as unknown as BoardModule
