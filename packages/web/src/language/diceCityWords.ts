import { inEveryLanguage } from '@alea/engine'
import { WORDS } from './languages.ts'

export const diceCityWords = inEveryLanguage({ en: WORDS.en.diceCity, fr: WORDS.fr.diceCity })
export type DiceCityWords = (typeof diceCityWords)['en']
