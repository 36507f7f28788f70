/** Everything the command line says: one folder per language, one file per command. */
import { inEveryLanguage } from '@alea/engine'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

export const MESSAGES = inEveryLanguage({ en, fr })
export type Messages = typeof en
