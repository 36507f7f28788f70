import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const battleDiceWords = inEveryLanguage({ en: WORDS.en.battleDice, fr: WORDS.fr.battleDice })
