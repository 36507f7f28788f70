import { diceCity, type View } from '@alea/dice-city'
import type { Game } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { confirms, doubtText } from './confirms.ts'
import { DiceCityTable } from './DiceCityTable.tsx'
import { lesson } from './lesson.ts'
import { logMark } from './logMark.tsx'
import { places } from './places.ts'
import { previewText } from './previewText.ts'
import { SpendBar } from './SpendBar.tsx'
import { WellBar } from './WellBar.tsx'

const board: BoardModule<View> = {
  game: diceCity as unknown as Game,
  Board: DiceCityTable,
  places,
  composers: {
    spend: { Bar: SpendBar, covers: () => true },
    well: { Bar: WellBar, covers: () => true },
  },
  logMark,
  previewText,
  confirms,
  doubtText,
  scoreText: ({ cities, solo }, seat, language) => {
    const { made, soloGoal } = WORDS[language].diceCity
    const { cityPoints, bountyPoints, points, score } = cities[seat]!
    const parts = made(cityPoints, bountyPoints ?? 0, points ?? 0)
    return solo ? `${soloGoal(score ?? 0, solo.target)} — ${parts}` : parts
  },
  lessons: [lesson],
  rules: loadRules('dice-city'),
}

export const diceCityBoard = board as unknown as BoardModule
