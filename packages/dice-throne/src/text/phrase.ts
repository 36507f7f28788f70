/** Pieces of sentences, before they become one. */
import type { Language } from '@alea/engine'

/** A verb and its objects: neighbours with the same verb and the same end are said once, `gain Crit and Accuracy`. */
export interface Phrase {
  readonly verb: string
  readonly things: readonly string[]
  readonly end: string
}

export const phrase = (verb: string, thing: string, end = ''): Phrase => ({ verb, things: [thing], end })

/** What is counted: one of it, several of it. */
export interface Noun {
  readonly one: string
  readonly many: string
}

export const noun = (one: string, many = one): Noun => ({ one, many })

const AND: Record<Language, string> = { en: ' and ', fr: ' et ' }
const OR: Record<Language, string> = { en: ' or ', fr: ' ou ' }

/** `a, b and c` */
export const enumerate = (items: readonly (string | number)[], language: Language, last = AND): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last[language]}${items.at(-1)}`

/** `a, b or c` */
export const alternatives = (items: readonly (string | number)[], language: Language): string =>
  enumerate(items, language, OR)

/** Could it stand in an enumeration without confusing anybody? What is in brackets does not count. */
export const isPlain = (text: string): boolean => !/[,;]|: | and | et /.test(text.replace(/\([^)]*\)/g, ''))

/** What comes after it in an enumeration would seem to be optional too. */
const isOptional = (text: string): boolean => /^(you may|vous pouvez) /.test(text)

/** Things done one after another: an enumeration if they are plain, else set apart by semicolons. */
export const sequence = (parts: readonly string[], language: Language): string =>
  parts.every(isPlain) && !parts.slice(0, -1).some(isOptional) ? enumerate(parts, language) : parts.join('; ')

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** French: `de` before a word, `d’un adversaire`, `du joueur actif`. */
export const de = (words: string): string =>
  /^le /.test(words) ? `du ${words.slice(3)}` : /^[aeiouéèêh]/i.test(words) ? `d’${words}` : `de ${words}`

/** French: `à` before a word, `au joueur actif`. */
export const au = (words: string): string => (/^le /.test(words) ? `au ${words.slice(3)}` : `à ${words}`)
