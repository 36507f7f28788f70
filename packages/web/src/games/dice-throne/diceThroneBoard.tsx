import { diceThrone, heroesIn, type View } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { loadRules } from '../../rules/loadRules.ts'
import type { BoardModule } from '../boardModule.ts'
import { confirms } from './confirms.ts'
import { DiceThroneTable } from './DiceThroneTable.tsx'
import { dock } from './dock.ts'
import { eventPlaces } from './eventPlaces.ts'
import { HeroField } from './heroes/HeroField.tsx'
import { AllHeroLinks } from './heroes/HeroLinks.tsx'
import { KeepBar } from './KeepBar.tsx'
import { COMPOSED, setOf } from './keeping.ts'
import { lessons } from './lessons.ts'
import { logMark } from './logMark.tsx'
import { loadLooks } from './look/loadLooks.ts'
import { NumbersField, numbersText } from './NumbersField.tsx'
import { NAMES } from './names.ts'
import { otherOpponents } from './otherOpponents.ts'
import { places } from './places.ts'
import { previewText } from './previewText.ts'
import { seatings } from './seatings.ts'

const board: BoardModule<View> = {
  game: diceThrone as unknown as Game,
  prepare: (options) => loadLooks(heroesIn(options)),
  Board: DiceThroneTable,
  places,
  composers: Object.fromEntries(
    COMPOSED.map((question) => [question, { Bar: KeepBar, covers: (value) => setOf(question, value) !== undefined }]),
  ),
  dock,
  keys: (language) => {
    const { keys, keyDoes } = WORDS[language].diceThrone
    return [{ keys, does: keyDoes }]
  },
  logMark,
  eventPlaces,
  previewText,
  playsText: ({ fighters }, seat, language) => NAMES[language].hero(fighters[seat]!.hero),
  otherOpponents,
  rules: loadRules('dice-throne', 'dice-throne-marvel'),
  lessons,
  RulesLinks: AllHeroLinks,
  seatings,
  mainOptions: ['distinct-heroes', 'heroes', 'numbers'],
  optionFields: { heroes: HeroField, numbers: NumbersField },
  optionTexts: { numbers: numbersText },
  confirms,
}

// The list holds modules of every game: each knows the view it draws.
export const diceThroneBoard = board as unknown as BoardModule
