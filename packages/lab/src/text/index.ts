/** Everything the lab says, by language. */
import { inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

export const WORDS = inEveryLanguage({ en, fr })
export type LabWords = typeof en
