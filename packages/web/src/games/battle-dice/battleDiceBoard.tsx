import { battleDice, type View } from '@alea/battle-dice'
import type { Game } from '@alea/engine'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { BattleDiceTable } from './BattleDiceTable.tsx'
import { confirms } from './confirms.ts'
import { DiceField } from './dice-editor/DiceField.tsx'
import { diceText } from './dice-editor/diceText.ts'
import { dock } from './dock.ts'
import { eventPlaces } from './eventPlaces.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const board: BoardModule<View> = {
  game: battleDice as unknown as Game,
  Board: BattleDiceTable,
  places,
  dock,
  logMark,
  eventPlaces,
  previewText,
  confirms,
  optionFields: { dice: DiceField },
  optionTexts: { dice: diceText },
  lessons: [lesson],
  rules: loadRules('battle-dice'),
}

export const battleDiceBoard = board as unknown as BoardModule
