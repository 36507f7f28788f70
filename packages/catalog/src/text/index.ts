import { inEveryLanguage } from '@alea/engine'
import { tableWords as en } from './en/tableWords.ts'
import { tableWords as fr } from './fr/tableWords.ts'

export const TABLE_WORDS = inEveryLanguage({ en, fr })
