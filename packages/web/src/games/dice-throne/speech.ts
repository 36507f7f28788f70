import type { Names } from '@alea/dice-throne'
import { type ByLanguage, LANGUAGES, type Language } from '@alea/engine'
import { diceThroneWords } from '../../language/diceThroneWords.ts'
import { NAMES } from './names.ts'

/** The names of the game and the words of its board, in one language. */
export interface Speech {
  readonly names: Names
  readonly words: (typeof diceThroneWords)[Language]
  readonly language: Language
}

const inEach = <T>(make: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as unknown as ByLanguage<T>

const SPEECH = inEach((language): Speech => ({ names: NAMES[language], words: diceThroneWords[language], language }))

export const speech = (language: Language): Speech => SPEECH[language]

/** `42 %` in French, `42%` in English; the unlikely keeps a digit. */
export const percent = (share: number, language: Language): string =>
  PERCENT[language][share > 0 && share < 0.01 ? 'fine' : 'whole'].format(share)

const percentWith = (language: Language, digits: number) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits })

const PERCENT = inEach((language) => ({ whole: percentWith(language, 0), fine: percentWith(language, 1) }))
