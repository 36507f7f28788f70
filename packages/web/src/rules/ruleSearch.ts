/** The full-text search of a rulebook: forms and synonyms of a word are found with it, accents and capitals do not matter. */
import type { Language, Rule } from '@alea/engine'
import MiniSearch, { type Query } from 'minisearch'
import { normalized } from '../language/normalized.ts'

/** What a language knows about its words; `language/<language>/ruleSearch.ts`. */
export interface WordForms {
  stem(word: string): string
  readonly synonyms: readonly (readonly string[])[]
}

export interface RuleSearch {
  find(wanted: string): FoundRules
}

export interface FoundRules {
  /** In the order of the book. */
  readonly rules: readonly Rule[]
  /** Splits a text: odd pieces are what was looked for. */
  split(text: string): string[]
}

const MODULES = import.meta.glob<WordForms>('../language/*/ruleSearch.ts')

/** A language without word forms of its own finds words as they are written. */
export const loadWordForms = async (language: Language): Promise<WordForms> =>
  (await MODULES[`../language/${language}/ruleSearch.ts`]?.()) ?? { stem: (word) => word, synonyms: [] }

const WORDS = /[\p{L}\p{N}]+/gu
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? []
/** `DT-4`, `dt-4.6` */
const NUMBER = /^[a-z]+-[\d.]*$/

export function ruleSearch(rules: readonly Rule[], { stem, synonyms }: WordForms): RuleSearch {
  /** A word is kept as it is written, for whoever is still typing, and as its stem. */
  const termsOf = (word: string): string[] => [...new Set([normalized(word), normalized(stem(word))])]
  const groups = synonyms.map((words) => ({ words, terms: new Set(words.flatMap(termsOf)) }))
  const index = new MiniSearch<Rule & { at: number }>({
    idField: 'at',
    fields: ['chapter', 'text'],
    tokenize: wordsOf,
    processTerm: termsOf,
  })
  index.addAll(rules.map((rule, at) => ({ ...rule, at })))

  /** The word, or anything that means the same. */
  const queryOf = (word: string): Query => {
    const own = termsOf(word)
    const same = groups.filter(({ terms }) => own.some((term) => terms.has(term))).flatMap(({ words }) => words)
    return { combineWith: 'OR', queries: [word, ...same] }
  }
  /** What is still being typed is the beginning of a word; if there is no such word, one that looks like it. */
  const look = (words: readonly string[]) => {
    const query: Query = { combineWith: 'AND', queries: words.map(queryOf) }
    const found = index.search(query, { prefix: (term) => term.length > 2 })
    return found.length > 0
      ? found
      : index.search(query, { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.25 : 0) })
  }
  return {
    find(wanted) {
      const number = normalized(wanted.trim())
      const words = wordsOf(wanted)
      if (words.length === 0) return { rules, split: (text) => [text] }
      if (NUMBER.test(number)) {
        const isWanted = (text: string) => normalized(text).startsWith(number)
        return {
          rules: rules.filter(({ id }) => isWanted(id)),
          split: (text) => (isWanted(text) ? ['', text, ''] : [text]),
        }
      }
      const found = look(words)
      const terms = new Set(found.flatMap((result) => result.terms))
      const at = new Set(found.map(({ id }) => id as number))
      return {
        rules: rules.filter((_, i) => at.has(i)),
        split: (text) => splitAt(text, (word) => termsOf(word).some((term) => terms.has(term))),
      }
    },
  }
}

function splitAt(text: string, isWanted: (word: string) => boolean): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isWanted(word.toLowerCase())) continue
    pieces.push(text.slice(from, index), word)
    from = index + word.length
  }
  return [...pieces, text.slice(from)]
}
