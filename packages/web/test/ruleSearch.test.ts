/** The search of the rules, in the real rulebooks and in a small one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, parseRules, rulesFile } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { loadWordForms, ruleSearch } from '../src/rules/ruleSearch.ts'
import { anchorOf, sectionsOf } from '../src/rules/ruleSections.ts'

const rules = [
  { id: 'DT-3.1', chapter: '3. Mise en place', text: 'Chaque joueur prend un héros.' },
  { id: 'PAL-4.1', chapter: 'Paladin — Cartes', text: 'La Bénédiction protège.' },
  { id: 'PAL-2.1', chapter: 'Paladin — Plateau', text: 'Les HÉROS, un héros, frappent deux fois.' },
]
const search = ruleSearch(rules, await loadWordForms('fr'))
const ids = (wanted: string) => search.find(wanted).rules.map(({ id }) => id)

test('every word must be there, in number, chapter or text; accents and capitals do not matter', () => {
  expect(ids('')).toHaveLength(3)
  expect(ids('HEROS')).toEqual(['DT-3.1', 'PAL-2.1'])
  expect(ids('heros paladin')).toEqual(['PAL-2.1'])
  expect(ids('benediction  protege')).toEqual(['PAL-4.1'])
  expect(ids('dragon')).toEqual([])
})

test('a number is found from its beginning', () => {
  expect(ids('dt-3.1')).toEqual(['DT-3.1'])
  expect(ids('PAL-')).toEqual(['PAL-4.1', 'PAL-2.1'])
  expect(ids('BAR-1')).toEqual([])
})

test('a word is found while it is typed, in its other forms, and with a slip of the finger', () => {
  expect(ids('béné')).toEqual(['PAL-4.1'])
  expect(ids('frapper')).toEqual(['PAL-2.1'])
  expect(ids('joueurs')).toEqual(['DT-3.1'])
  expect(ids('bénédictoin')).toEqual(['PAL-4.1'])
})

test('what was searched for is cut out as it is written', () => {
  const { split } = search.find('heros')
  expect(split('Les HÉROS, un héros.')).toEqual(['Les ', 'HÉROS', ', un ', 'héros', '.'])
  expect(split('rien ici')).toEqual(['rien ici'])
  expect(search.find('').split('rien')).toEqual(['rien'])
  expect(search.find('dt-3').split('DT-3.1')).toEqual(['', 'DT-3.1', ''])
})

const bookOf = async (game: string, language: Language) => {
  const file = join(import.meta.dirname, '../..', game, rulesFile(language))
  return ruleSearch(parseRules(readFileSync(file, 'utf8')), await loadWordForms(language))
}

describe('in the rulebooks', () => {
  test.each([
    ['dice-throne', 'fr', 'vendre', 'DT-4.6'],
    ['dice-throne', 'fr', 'vente carte', 'DT-4.7'],
    ['dice-throne', 'fr', 'vendr', 'DT-4.7'],
    ['dice-throne', 'fr', 'relancer', 'DT-5.1'],
    ['dice-throne', 'fr', 'vie', 'DT-2.1'],
    ['dice-throne', 'fr', 'gagner', 'DT-1.1'],
    ['dice-throne', 'en', 'selling', 'DT-4.6'],
    ['dice-throne', 'en', 'sell', 'DT-4.6'],
    ['dice-throne', 'en', 'life', 'DT-2.1'],
    ['dice-throne', 'en', 'winning', 'DT-1.1'],
    ['battle-dice', 'fr', 'achats', 'BD-8.1'],
    ['battle-dice', 'en', 'bought', 'BD-8.1'],
    ['dice-city', 'fr', 'bâtir', 'DC-7.1'],
    ['dice-forge', 'en', 'buying', 'DF-8.1'],
  ] as const)('%s, %s: “%s” finds %s', async (game, language, wanted, id) => {
    const found = (await bookOf(game, language)).find(wanted)
    expect(found.rules.map((rule) => rule.id)).toContain(id)
  })

  test.each(LANGUAGES)('what sounds alike is not found: %s', async (language) => {
    const found = (await bookOf('dice-throne', language)).find('xylophone')
    expect(found.rules).toEqual([])
  })
})

test('a hero is one section with its chapters', () => {
  expect(sectionsOf(rules).map(({ title, chapters }) => [title, chapters.map((chapter) => chapter.title)])).toEqual([
    ['3. Mise en place', ['']],
    ['Paladin', ['Cartes', 'Plateau']],
  ])
})

test('anchors keep accents and lose signs', () => {
  expect(anchorOf('3. Mise en place')).toBe('chapter-3-mise-en-place')
})
