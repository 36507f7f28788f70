/** The app's own sentences: each screen has a file of them here, in both languages side by side. */
import type { Language } from '@alea/engine'
import { useSettings } from '../settings/settings.ts'

export type Bilingual<T> = Readonly<Record<Language, T>>

/** The French must say everything the English says. */
export const bilingual = <T>(words: { readonly en: T; readonly fr: NoInfer<T> }): Bilingual<T> => words

export const useWords = <T>(words: Bilingual<T>): T => words[useSettings().language]

/** French counts zero and one as singular. */
export const plural = (language: Language, count: number, one: string, many: string): string =>
  (language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1) ? one : many
