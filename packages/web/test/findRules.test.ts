import { expect, test } from 'vitest'
import { anchorOf, findRules, searchWords, sectionsOf, splitAtMatches } from '../src/rules/findRules.ts'

const rules = [
  { id: 'DT-3.1', chapter: '3. Mise en place', text: 'Chaque joueur prend un héros.' },
  { id: 'PAL-4.1', chapter: 'Paladin — Cartes', text: 'La Bénédiction protège.' },
  { id: 'PAL-2.1', chapter: 'Paladin — Plateau', text: 'Le héros frappe deux fois.' },
]
const ids = (wanted: string) => findRules(rules, wanted).map(({ id }) => id)

test('every word must be there, in number, chapter or text; accents and capitals do not matter', () => {
  expect(ids('')).toHaveLength(3)
  expect(ids('HEROS')).toEqual(['DT-3.1', 'PAL-2.1'])
  expect(ids('heros paladin')).toEqual(['PAL-2.1'])
  expect(ids('dt-3.1')).toEqual(['DT-3.1'])
  expect(ids('benediction  protege')).toEqual(['PAL-4.1'])
  expect(ids('dragon')).toEqual([])
})

test('a hero is one section with its chapters', () => {
  expect(sectionsOf(rules).map(({ title, chapters }) => [title, chapters.map((chapter) => chapter.title)])).toEqual([
    ['3. Mise en place', ['']],
    ['Paladin', ['Cartes', 'Plateau']],
  ])
})

test('what was searched for is cut out as it is written', () => {
  expect(splitAtMatches('Le héros, un HÉROS.', searchWords('heros'))).toEqual(['Le ', 'héros', ', un ', 'HÉROS', '.'])
  expect(splitAtMatches('nothing here', searchWords('heros'))).toEqual(['nothing here'])
  expect(splitAtMatches('nothing here', [])).toEqual(['nothing here'])
  expect(splitAtMatches('re-roll', searchWords('roll re')).join('')).toBe('re-roll')
  expect(splitAtMatches('dé', searchWords('de'))).toEqual(['', 'dé', ''])
})

test('anchors keep accents and lose signs', () => {
  expect(anchorOf('3. Mise en place')).toBe('chapter-3-mise-en-place')
})
