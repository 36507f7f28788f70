/** Stands in for the engine's `language.ts` where tests run the program with the pseudo-language beside the real ones. */
import * as real from '@alea/engine/language'
import { PSEUDO, pseudo } from './pseudo.ts'

export const SOURCE_LANGUAGE = real.SOURCE_LANGUAGE

export const LANGUAGES: readonly string[] = [...real.LANGUAGES, PSEUDO]

export const inEveryLanguage = <T>(table: { readonly en: T }): object => ({ ...table, [PSEUDO]: pseudo(table.en) })

export const eachLanguage = <T>(make: (language: string) => T): object =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)]))

export const preferredLanguage = (tags: readonly string[]): string =>
  tags[0] === PSEUDO ? PSEUDO : real.preferredLanguage(tags)

/** Rules are documents, not sentences of the program: there they are read in English. */
export const rulesFile = (language: string): string =>
  real.rulesFile(language === PSEUDO ? real.SOURCE_LANGUAGE : (language as real.Language))
