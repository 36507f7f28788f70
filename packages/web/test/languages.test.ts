import { LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { words as fr } from '../src/language/fr/index.ts'
import { WORDS } from '../src/language/languages.ts'

test('French has a no-break space before double punctuation and inside guillemets', () => {
  expect(sentencesOf(fr).filter((text) => / [:;!?»]|« /.test(text))).toEqual([])
})

describe.each(LANGUAGES)('%s', (language) => {
  const { grammar, language: name } = WORDS[language]

  test('has a name of its own', () => {
    const names = LANGUAGES.map((each) => WORDS[each].language)
    expect(names.filter((each) => each === name)).toHaveLength(1)
  })

  test('writes numbers, lists and dates', () => {
    expect(grammar.number(1234)).toMatch(/^1\D?234$/)
    expect(grammar.percent(0.5)).toMatch(/^50\s?%$/)
    expect(grammar.list(['a', 'b', 'c'])).toMatch(/^a, b \w+ c$/)
    expect(grammar.date(Date.UTC(2026, 0, 15))).toContain('2026')
  })
})

/** Every sentence; one with parameters is made with numbers. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return sentencesOf(attempt(words as (...args: readonly number[]) => unknown))
  return words && typeof words === 'object' ? Object.values(words).flatMap(sentencesOf) : []
}

function attempt(sentence: (...args: readonly number[]) => unknown): unknown {
  try {
    return sentence(2, 2, 2, 2)
  } catch {
    return undefined
  }
}
