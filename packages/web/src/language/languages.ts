/**
 * The languages of the app. Each is a folder: `grammar.ts` (plurals, numbers, dates, lists), one file of sentences for each area, and `index.ts`
 * that assembles them. English is the source; every other file is typed by its English counterpart, so a missing sentence does not compile.
 * A new language is a folder like `fr/` and a line here.
 *
 * The sentences of a lesson live in `<language>/lessons/<game>.ts`, keyed by what the step teaches; `index.ts` lists them under `lessons`,
 * and a step says `say: ({ lessons }) => lessons.battleDice.sendOrc`.
 */
import { type ByLanguage, inEveryLanguage } from '@alea/engine'
import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'

export type Words = typeof en

export const WORDS: ByLanguage<Words> = inEveryLanguage({ en, fr })
