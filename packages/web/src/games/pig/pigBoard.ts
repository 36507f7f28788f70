import type { Game } from '@alea/engine'
import { pig, type View } from '@alea/example-pig'
import type { BoardModule } from '../boardModule.ts'
import { PigTable } from './PigTable.tsx'
import { pigLog } from './pigLog.tsx'
import { pigPlaces } from './pigPlaces.ts'
import { pigPreview } from './pigPreview.ts'

const board: BoardModule<View> = {
  game: pig as unknown as Game,
  Board: PigTable,
  places: pigPlaces,
  logMark: pigLog,
  previewText: pigPreview,
  rules: async (language) =>
    language === 'fr'
      ? (await import('@alea/example-pig/RULES.fr.md?raw')).default
      : (await import('@alea/example-pig/RULES.md?raw')).default,
}

export const pigBoard = board as unknown as BoardModule
