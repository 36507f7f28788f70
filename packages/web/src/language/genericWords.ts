import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const genericWords = inEveryLanguage({ en: WORDS.en.generic, fr: WORDS.fr.generic })
