import { type ByLanguage, LANGUAGES, type Language } from '@alea/engine'

/** The same made for every language. */
export const eachLanguage = <T>(make: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as ByLanguage<T>
