/** Search in the rules: every word must occur; accents and capitals do not matter. */
import type { Rule } from '@alea/engine'

export const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const searchWords = (wanted: string): string[] => normalized(wanted).split(/\s+/).filter(Boolean)

export function findRules(rules: readonly Rule[], wanted: string): readonly Rule[] {
  const words = searchWords(wanted)
  if (words.length === 0) return rules
  return rules.filter(({ id, chapter, text }) => {
    const said = normalized(`${id} ${chapter} ${text}`)
    return words.every((word) => said.includes(word))
  })
}

interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** A hero has several chapters; most other sections have one. */
export interface Section {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

const BETWEEN = ' — '

export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Map<string, Rule[]>>()
  for (const rule of rules) {
    const [section = '', ...below] = rule.chapter.split(BETWEEN)
    const chapters = sections.get(section) ?? new Map<string, Rule[]>()
    sections.set(section, chapters)
    const chapter = below.join(BETWEEN)
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule])
  }
  return [...sections].map(([title, chapters]) => ({
    title,
    chapters: [...chapters].map(([name, list]) => ({ title: name, rules: list })),
  }))
}

/** The id of a chapter's heading on the page. */
export const anchorOf = (title: string): string => `chapter-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`

/** Splits a text at every occurrence of the words: odd pieces are matches. */
export function splitAtMatches(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  const { bare, origins } = normalizedWithOrigins(text)
  const pieces: string[] = []
  let from = 0
  for (const { index, length } of occurrences(bare, words)) {
    const begin = origins[index]!
    const end = origins[index + length] ?? text.length
    if (begin < from) continue
    pieces.push(text.slice(from, begin), text.slice(begin, end))
    from = end
  }
  return [...pieces, text.slice(from)]
}

/** The normalized text, and the index in the original of each of its letters. */
function normalizedWithOrigins(text: string): { bare: string; origins: number[] } {
  let bare = ''
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    for (const small of normalized(letter)) {
      bare += small
      for (let i = 0; i < small.length; i++) origins.push(at)
    }
    at += letter.length
  }
  return { bare, origins }
}

function occurrences(bare: string, words: readonly string[]): { index: number; length: number }[] {
  const found = words.flatMap((word) => {
    const places: { index: number; length: number }[] = []
    for (let index = bare.indexOf(word); index >= 0; index = bare.indexOf(word, index + word.length))
      places.push({ index, length: word.length })
    return places
  })
  return found.sort((one, other) => one.index - other.index || other.length - one.length)
}
