/**
 * A pseudo-language made from English, for tests only: every letter is accented and every vowel doubled, which makes a sentence about two fifths
 * longer. Whatever is shown in plain ASCII letters did not come from a language folder; whatever is clipped has no room for a longer language.
 */

/** The tag under which browsers and Android know the accented pseudo-language. */
export const PSEUDO = 'en-XA'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'
const LETTERS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]))

/** Accents what is not accented yet: doing it twice changes nothing more. */
export const accented = (text: string): string =>
  text.replace(/[a-zA-Z]/g, (letter) => LETTERS.get(letter)!.repeat(/[aeiou]/.test(letter) ? 2 : 1))

/** The pseudo-language of a table: its strings, those its functions return, and so on inside. A key `tag` is for `Intl` and stays. */
export function pseudo<T>(table: T): T {
  return translated(table, new Map()) as T
}

function translated(value: unknown, seen: Map<object, unknown>): unknown {
  if (typeof value === 'string') return accented(value)
  if (typeof value === 'function') return (...args: unknown[]) => translated(value(...args), seen)
  if (typeof value !== 'object' || value === null || !isTable(value)) return value
  const before = seen.get(value)
  if (before) return before
  const table: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  seen.set(value, table)
  for (const [key, inner] of Object.entries(value))
    (table as Record<string, unknown>)[key] = key === 'tag' ? inner : translated(inner, seen)
  return table
}

const isTable = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null

/** Words of two or more plain letters: text that no language folder has touched. */
export const untouched = (text: string, allowed: readonly RegExp[] = []): string[] =>
  allowed.reduce((rest, pattern) => rest.replace(pattern, ' '), text).match(/(?<![\p{L}])[a-zA-Z]{2,}(?![\p{L}])/gu) ??
  []
