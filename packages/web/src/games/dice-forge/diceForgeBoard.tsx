import { diceForge, type View } from '@alea/dice-forge'
import type { Game } from '@alea/engine'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { CardsField } from './CardsField.tsx'
import { confirms, doubtText } from './confirms.ts'
import { DiceForgeTable } from './DiceForgeTable.tsx'
import { dock } from './dock.ts'
import { eventPlaces } from './eventPlaces.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'

const board: BoardModule<View> = {
  game: diceForge as unknown as Game,
  Board: DiceForgeTable,
  places,
  dock,
  logMark,
  eventPlaces,
  previewText,
  confirms,
  doubtText,
  lessons: [lesson],
  mainOptions: ['cards'],
  optionFields: { cards: CardsField },
  rules: loadRules('dice-forge'),
}

export const diceForgeBoard = board as unknown as BoardModule
