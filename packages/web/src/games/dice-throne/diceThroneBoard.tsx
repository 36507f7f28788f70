import { diceThrone, heroIds, type View } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { confirms } from './confirms.ts'
import { DiceThroneTable } from './DiceThroneTable.tsx'
import { KeepBar } from './KeepBar.tsx'
import { COMPOSED, setOf } from './keeping.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { loadLooks } from './look/loadLooks.ts'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const board: BoardModule<View> = {
  game: diceThrone as unknown as Game,
  Board: DiceThroneTable,
  places,
  composers: Object.fromEntries(
    COMPOSED.map((question) => [question, { Bar: KeepBar, covers: (value) => setOf(question, value) !== undefined }]),
  ),
  logMark,
  previewText,
  rules: loadRules('dice-throne', 'dice-throne-marvel'),
  lesson,
  confirms,
}

/** With the pictures of every hero. */
export async function loadDiceThroneBoard(): Promise<BoardModule> {
  await loadLooks(heroIds())
  // The list holds modules of every game: each knows the view it draws.
  return board as unknown as BoardModule
}
