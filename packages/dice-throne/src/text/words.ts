/** The sentences and names of every language: a language is one folder here and one line in this file. */
import { inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

export const WORDS = inEveryLanguage({ en, fr })
export type Words = typeof en
