/**
 * The languages people read. Everything said to them is in a folder named after its language (`text/en/`, `text/fr/`, `language/en/` …),
 * and each package lists its folders once, through `inEveryLanguage`: a language that lacks something does not compile.
 */
export const LANGUAGES = ['fr', 'en'] as const

/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** One value for every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>

/** The language that others are translated from, and that logs and error messages for developers are written in. */
export const SOURCE_LANGUAGE = 'en' satisfies Language

/** One table from those of all languages; every language must have everything that English has. Tests replace this module to add a pseudo-language. */
export const inEveryLanguage = <T>(
  table: { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]: NoInfer<T> },
): ByLanguage<T> => table

/** The result of `make` for every language. */
export const eachLanguage = <T>(make: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as ByLanguage<T>

/** The first supported language among tags in order of preference, such as `fr-CA`. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag.toLowerCase().split(/[-_.@]/)[0])).find(Boolean) ??
  SOURCE_LANGUAGE

/** The numbered rules of a game in one language, beside its package.json. */
export const rulesFile = (language: Language): string =>
  language === SOURCE_LANGUAGE ? 'RULES.md' : `RULES.${language}.md`
