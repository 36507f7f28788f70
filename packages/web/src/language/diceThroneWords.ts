import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const diceThroneWords = inEveryLanguage({ en: WORDS.en.diceThrone, fr: WORDS.fr.diceThrone })
