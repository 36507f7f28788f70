import { type Names, namesEn, namesFr } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { diceThroneWords } from '../../language/diceThroneWords.ts'

const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }

/** The names of the game and the words of its board, in one language. */
export const speech = (language: Language) => ({ names: NAMES[language], words: diceThroneWords[language], language })
export type Speech = ReturnType<typeof speech>

/** `42 %` in French, `42%` in English; the unlikely keeps a digit. */
export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0,
  }).format(share)
