import { diceCity, type View } from '@alea/dice-city'
import type { Game } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { confirms, doubtText } from './confirms.ts'
import { DiceCityTable } from './DiceCityTable.tsx'
import { dock } from './dock.ts'
import { eventPlaces } from './eventPlaces.ts'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'
import { SpendBar } from './SpendBar.tsx'
import { listed, pickedPayer } from './spending.ts'
import { WellBar } from './WellBar.tsx'

const board: BoardModule<View> = {
  game: diceCity as unknown as Game,
  Board: DiceCityTable,
  places,
  composers: {
    spend: {
      Bar: SpendBar,
      covers: () => false,
      waits: (value, offer, draft) =>
        !listed(offer, pickedPayer(offer, draft)).some((option) => option.value === value),
    },
    well: { Bar: WellBar, covers: () => true },
  },
  dock,
  keys: (language) => {
    const { dieKeys, keyDoes } = WORDS[language].diceCity
    return [{ keys: dieKeys, does: keyDoes }]
  },
  logMark,
  eventPlaces,
  previewText,
  confirms,
  doubtText,
  scoreText: ({ cities, solo }, seat, language) =>
    solo ? WORDS[language].diceCity.soloGoal(cities[seat]!.score ?? 0, solo.target) : undefined,
  lessons: [lesson],
  rules: loadRules('dice-city'),
}

export const diceCityBoard = board as unknown as BoardModule
