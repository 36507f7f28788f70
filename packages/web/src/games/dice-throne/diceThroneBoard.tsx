import { diceThrone, type View } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import type { BoardModule, Composer } from '../boardModule.ts'
import { confirms } from './confirms.ts'
import { KeepBar } from './KeepBar.tsx'
import { isSet } from './keeping.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { COMPOSED, places } from './places.ts'
import { previewText } from './previewText.ts'
import { ThroneBoard } from './ThroneBoard.tsx'

const composer: Composer<View> = { Bar: KeepBar, covers: isSet }

const board: BoardModule<View> = {
  game: diceThrone as unknown as Game,
  Board: ThroneBoard,
  places,
  composers: Object.fromEntries(COMPOSED.map((question) => [question, composer])),
  logMark,
  previewText,
  rules: async (language) => {
    const books =
      language === 'fr'
        ? [import('@alea/dice-throne/RULES.fr.md?raw'), import('@alea/dice-throne-marvel/RULES.fr.md?raw')]
        : [import('@alea/dice-throne/RULES.md?raw'), import('@alea/dice-throne-marvel/RULES.md?raw')]
    return (await Promise.all(books)).map((book) => book.default).join('\n\n')
  },
  lesson,
  confirms,
}

// The shelf holds modules of every game: each knows the view it draws.
export const diceThroneBoard = board as unknown as BoardModule
