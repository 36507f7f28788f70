import { diceThrone, type View } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { type Game, inEveryLanguage } from '@alea/engine'
import type { BoardModule } from '../boardModule.ts'
import { confirms } from './confirms.ts'
import { DiceThroneTable } from './DiceThroneTable.tsx'
import { KeepBar } from './KeepBar.tsx'
import { COMPOSED, setOf } from './keeping.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

/** The rules of the game, and those of its heroes in another package. */
const RULES = inEveryLanguage({
  en: () => [import('@alea/dice-throne/RULES.md?raw'), import('@alea/dice-throne-marvel/RULES.md?raw')],
  fr: () => [import('@alea/dice-throne/RULES.fr.md?raw'), import('@alea/dice-throne-marvel/RULES.fr.md?raw')],
})

const board: BoardModule<View> = {
  game: diceThrone as unknown as Game,
  Board: DiceThroneTable,
  places,
  composers: Object.fromEntries(
    COMPOSED.map((question) => [question, { Bar: KeepBar, covers: (value) => setOf(question, value) !== undefined }]),
  ),
  logMark,
  previewText,
  rules: async (language) => (await Promise.all(RULES[language]())).map((book) => book.default).join('\n\n'),
  lesson,
  confirms,
}

// The list holds modules of every game: each knows the view it draws.
export const diceThroneBoard = board as unknown as BoardModule
