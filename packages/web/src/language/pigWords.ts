import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const pigWords = inEveryLanguage({ en: WORDS.en.pig, fr: WORDS.fr.pig })
