import type { Game } from '@alea/engine'
import { pig, type View } from '@alea/example-pig'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { eventPlaces } from './eventPlaces.ts'
import { logMark } from './logMark.tsx'
import { PigTable } from './PigTable.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const board: BoardModule<View> = {
  game: pig as unknown as Game,
  Board: PigTable,
  places,
  // A die and a number: their buttons say what they do.
  dock: { lists: () => true },
  logMark,
  eventPlaces,
  previewText,
  rules: loadRules('pig'),
}

export const pigBoard = board as unknown as BoardModule
