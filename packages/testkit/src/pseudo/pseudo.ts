/**
 * A pseudo-language made from English, for tests only: every letter is accented and every vowel doubled, which makes a sentence about two fifths
 * longer. Whatever is shown in plain ASCII letters did not come from a language folder; whatever is clipped has no room for a longer language.
 */

/** The tag under which browsers and Android know the accented pseudo-language. */
export const PSEUDO = 'en-XA'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'
const LETTERS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]))

/** Accents what is not accented yet: doing it twice changes nothing more. The phrases in `kept` stay as they are. */
export function accented(text: string, kept: ReadonlySet<string> = new Set()): string {
  const phrases = [...kept].sort((one, other) => other.length - one.length).map((phrase) => RegExp.escape(phrase))
  const keeping = phrases.length > 0 ? `(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})|` : ''
  return text.replace(new RegExp(`${keeping}[a-zA-Z]`, 'gu'), (found) =>
    found.length > 1 ? found : LETTERS.get(found)!.repeat(/[aeiou]/.test(found) ? 2 : 1),
  )
}

/**
 * The pseudo-language of a table: its strings, those its functions return, and so on inside. A key `tag` is for `Intl` and stays.
 * What a function is given stays too: a word that was put into a sentence from outside is as plain as one that stands alone.
 */
export function pseudo<T>(table: T): T {
  return translated(table, new Map(), new Set()) as T
}

function translated(value: unknown, seen: Map<object, unknown>, given: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return accented(value, given)
  if (typeof value === 'function') return spoken(value as (...args: unknown[]) => unknown, given)
  if (typeof value !== 'object' || value === null || !isTable(value)) return value
  const before = seen.get(value)
  if (before) return before
  const table: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {}
  seen.set(value, table)
  for (const [key, inner] of Object.entries(value))
    (table as Record<string, unknown>)[key] = key === 'tag' ? inner : translated(inner, seen, given)
  return table
}

const spoken =
  (sentence: (...args: unknown[]) => unknown, given: ReadonlySet<string>) =>
  (...args: unknown[]): unknown => {
    const words = new Set(given)
    for (const word of args.flatMap(plainPhrases)) if (repeats(sentence, args, word)) words.add(word)
    return translated(sentence(...args.map((arg) => listening(arg, words))), new Map(), words)
  }

const plainPhrases = (arg: unknown): string[] => {
  if (typeof arg === 'string') return untouched(arg).length > 0 ? [arg] : []
  return Array.isArray(arg) ? arg.flatMap(plainPhrases) : []
}

/** Does the sentence contain the word it is given? It may only look something up by it. */
function repeats(sentence: (...args: unknown[]) => unknown, args: readonly unknown[], word: string): boolean {
  const marked = (arg: unknown): unknown => (Array.isArray(arg) ? arg.map(marked) : arg === word ? MARK : arg)
  try {
    return JSON.stringify(sentence(...args.map(marked)))?.includes(MARK) ?? false
  } catch {
    return false
  }
}
const MARK = '\u{e000}'

/** What a function given as an argument returns, a player's name above all, is put into the sentence. */
function listening(arg: unknown, words: Set<string>): unknown {
  if (typeof arg !== 'function') return arg
  return (...args: unknown[]) => {
    const word: unknown = arg(...args)
    for (const phrase of plainPhrases(word)) words.add(phrase)
    return word
  }
}

const isTable = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null

/** Words of two or more plain letters: text that no language folder has touched. */
export const untouched = (text: string, allowed: readonly RegExp[] = []): string[] =>
  allowed.reduce((rest, pattern) => rest.replace(pattern, ' '), text).match(/(?<![\p{L}])[a-zA-Z]{2,}(?![\p{L}])/gu) ??
  []
