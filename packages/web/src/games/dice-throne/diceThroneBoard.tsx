import { diceThrone, heroesIn, type View } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { confirms } from './confirms.ts'
import { DiceThroneTable } from './DiceThroneTable.tsx'
import { HeroField } from './heroes/HeroField.tsx'
import { HeroLinks } from './heroes/HeroLinks.tsx'
import { KeepBar } from './KeepBar.tsx'
import { COMPOSED, setOf } from './keeping.ts'
import { lessons } from './lessons.ts'
import { logMark } from './logMark.tsx'
import { loadLooks } from './look/loadLooks.ts'
import { ModeField } from './ModeField.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const board: BoardModule<View> = {
  game: diceThrone as unknown as Game,
  prepare: (options) => loadLooks(heroesIn(options)),
  Board: DiceThroneTable,
  places,
  composers: Object.fromEntries(
    COMPOSED.map((question) => [question, { Bar: KeepBar, covers: (value) => setOf(question, value) !== undefined }]),
  ),
  logMark,
  previewText,
  rules: loadRules('dice-throne', 'dice-throne-marvel'),
  lessons,
  RulesLinks: HeroLinks,
  optionFields: { heroes: HeroField, mode: ModeField },
  confirms,
}

// The list holds modules of every game: each knows the view it draws.
export const diceThroneBoard = board as unknown as BoardModule
